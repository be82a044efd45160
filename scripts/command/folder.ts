export { temporaryFolder } from '../../sandbox/folder.ts'
