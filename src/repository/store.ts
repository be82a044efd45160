import { createBare } from './bare.ts'
import { type Checkout, readCheckout } from './checkout.ts'
import { type Git, type GitOptions, openBareGit, openGit } from './git.ts'

/**
 * The objects of a checkout, read through repositories of our own: what its configuration says about remotes, proxies
 * or programs has no effect, and what is fetched does not change it.
 */
export interface Store extends AsyncDisposable {
  readonly checkout: Checkout
  /** In the checkout itself, with its own configuration: for reading that alone. */
  readonly inCheckout: Git
  /** Reads what the checkout has and what was fetched. It fetches nothing by itself. */
  readonly git: Git
  /** Fetches what the checkout lacks. */
  readonly fetching: Git
}

/**
 * @param parent a folder for the repositories.
 * @throws GitError when the folder is no checkout with a commit.
 */
export async function openStore(folder: string, parent: string, options: GitOptions): Promise<Store> {
  const inCheckout = openGit(folder, options)
  const checkout = await readCheckout(inCheckout, folder)
  const { objects, objectFormat, shallow, isPartial } = checkout
  await using made = new AsyncDisposableStack()
  // What a partial clone has is not all that the server would expect of it, so it is not told of it.
  const beside = isPartial ? {} : { alternates: [objects], shallow }
  const fetched = made.use(await createBare(parent, { objectFormat, ...beside }))
  const alternates = [objects, `${fetched.folder}/objects`]
  const reading = made.use(await createBare(parent, { objectFormat, alternates, shallow }))
  const all = made.move()
  return {
    checkout,
    inCheckout,
    git: openBareGit(reading.folder, options),
    fetching: openBareGit(fetched.folder, options),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
