import { testFixtures } from './fixtures.ts'

testFixtures('hugo')
