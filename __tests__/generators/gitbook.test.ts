import { testFixtures } from './fixtures.ts'

testFixtures('gitbook')
