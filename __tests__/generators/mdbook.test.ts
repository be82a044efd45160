import { testFixtures } from './fixtures.ts'

testFixtures('mdbook')
