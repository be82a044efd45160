import { expect, test } from '@jest/globals'
import { dialectFor } from '../../../src/generators/syntaxes.ts'
import type { Generator } from '../../../src/inputs/generator.ts'
import { fileSource } from '../../../src/markdown/source.ts'
import { settingsOf } from './translated.ts'

const source = fileSource('index.md', 'Text.\n')

const withHero = (data: object, generator: Generator) =>
  dialectFor(settingsOf(generator)).toMarkdown(source, { data }).markdown

test('a home page has its hero and its features above its text', () => {
  const data = {
    layout: 'home',
    hero: {
      name: 'A<br>tool',
      text: 'for\n  {docs}',
      tagline: ' It is *fast*. ',
      actions: [{ text: 'Start', link: '/start' }, { text: 'No link' }, { link: '/no-text' }],
    },
    features: [
      { title: 'Small', details: 'Ten lines.', link: '/small', linkText: 'More' },
      { details: 'Alone.' },
    ],
  }
  expect(withHero(data, 'vitepress').text).toBe(
    [
      '# A tool for \\{docs}',
      'It is \\*fast\\*.',
      '[Start](/start) No link',
      '**Small**',
      'Ten lines.',
      '[More](/small)',
      'Alone.',
      'Text.\n',
    ].join('\n\n'),
  )
})

test('a hero of Starlight has its own title, unless it is the page’s', () => {
  const hero = {
    title: 'Own',
    tagline: 'Words.',
    actions: [{ text: 'Go', link: './b/' }],
  }
  expect(withHero({ title: 'Page', hero }, 'starlight').text).toBe(
    '**Own**\n\nWords.\n\n[Go](./b/)\n\nText.\n',
  )
  expect(withHero({ title: 'Own', hero }, 'starlight').text).not.toContain('**Own**')
})

test('any other page is its text alone', () => {
  const hero = { name: 'Name', image: { src: 'a.png' } }
  expect(withHero({ layout: 'doc', hero }, 'vitepress')).toBe(source)
  expect(withHero({ layout: 'home' }, 'vitepress')).toBe(source)
  expect(withHero({ layout: 'home', hero: { image: { src: 'a.png' } } }, 'vitepress')).toBe(source)
  expect(withHero({ layout: 'home', hero }, 'mkdocs')).toBe(source)
})

test('what is in the text keeps its place', () => {
  const text = withHero({ layout: 'home', hero: { name: 'Name' } }, 'vitepress')
  expect(text.placeAt(text.text.indexOf('Text'))).toEqual({ path: 'index.md', line: 1, column: 1 })
})
