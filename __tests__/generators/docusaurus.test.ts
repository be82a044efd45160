import { testFixtures } from './fixtures.ts'

testFixtures('docusaurus')
