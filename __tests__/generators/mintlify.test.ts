import { testFixtures } from './fixtures.ts'

testFixtures('mintlify')
