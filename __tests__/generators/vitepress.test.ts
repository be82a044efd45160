import { testFixtures } from './fixtures.ts'

testFixtures('vitepress')
