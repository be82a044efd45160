import * as commands from './commands.ts'

export const input = (name: string): string => commands.getInput(name)

const secrets = (): string[] => ['api-key', 'github-token'].map(input).filter(each => each !== '')

/** For each thread anew: Node's reports on a process, for which NODE_OPTIONS may ask, list the inputs with all it was given. */
export function keepOutOfReports(): void {
  process.report.excludeEnv = true
}

/** Must come before anything is printed: the runner masks by itself only what comes from `secrets`. */
export function maskSecrets(): void {
  for (const secret of secrets()) commands.setSecret(secret)
}

/** What is cut or escaped afterwards is no longer what the runner masks. */
export function withoutSecrets(text: string): string {
  return secrets().reduce((result, secret) => result.replaceAll(secret, '***'), text)
}
