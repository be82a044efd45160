import { testFixtures } from './fixtures.ts'

testFixtures('starlight')
