import { testFixtures } from './fixtures.ts'

testFixtures('jekyll')
