import { type Folder, temporaryFolder as folder } from '../../sandbox/folder.ts'

export type { Folder }

export const temporaryFolder = async (): Promise<Folder> => folder('docs-push-test-')
