import { expect, test } from 'vitest'
import { usedStyle } from './page-style.mjs'

const html = '<main class="card wide"><p class="lead">Text</p></main>'
const used = (css: string) => usedStyle(css, html)

test('HOME-01 a page’s style keeps what the page may show, in its order', () => {
  const css = [
    '@layer base;',
    '@font-face{font-family:A;src:url(a.woff2)}',
    ':root{--paper:#fff}',
    '.wide{gap:1px}',
    '.card:not(.gone):hover>.lead{color:red}',
    '@media (width>40em){.card{gap:2px}}',
    '@keyframes turn{50.5%{opacity:0}}',
  ].join('')
  expect(used(css)).toBe(css)
})

test('HOME-01 a page’s style leaves out rules of classes that the page lacks', () => {
  expect(used('.gone{gap:1px}.card .gone{gap:2px}@media print{.gone{gap:3px}}')).toBe('')
  expect(used('.gone,.card{gap:1px}')).toBe('.card{gap:1px}')
})
