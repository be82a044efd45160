import { testFixtures } from './fixtures.ts'

testFixtures('mkdocs')
