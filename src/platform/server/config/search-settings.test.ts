import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const file = 'google1234.html'

test('SHELL-09 the verification file needs a name and a content', () => {
  const content = 'google-site-verification: google1234.html'
  expect(() => readConfig({ SEARCH_VERIFICATION_FILE: file })).toThrow('VERIFICATION_CONTENT')
  expect(() => readConfig({ SEARCH_VERIFICATION_CONTENT: content })).toThrow('VERIFICATION_FILE')
  const both = { SEARCH_VERIFICATION_FILE: file, SEARCH_VERIFICATION_CONTENT: content }
  expect(readConfig(both)).toMatchObject(both)
})

test.each(['../x.html', 'a/b.html', 'proof', 'proof.js', 'robots.txt', 'Sitemap.xml'])(
  'SHELL-09 %s is no name for it',
  (name) => {
    const settings = { SEARCH_VERIFICATION_FILE: name, SEARCH_VERIFICATION_CONTENT: 'x' }
    expect(() => readConfig(settings)).toThrow('SEARCH_VERIFICATION_FILE')
  },
)
