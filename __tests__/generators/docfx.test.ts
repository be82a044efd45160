import { testFixtures } from './fixtures.ts'

testFixtures('docfx')
