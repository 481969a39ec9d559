import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { siteFacts } from './site-facts.ts'

const facts = siteFacts(readConfig({}), 'test-cards')
const price = (name: string): string => facts[`price_${name}`] ?? `no price of ${name}`
const prices = Object.entries(facts).flatMap(([name, text]) =>
  name.startsWith('price_') ? [text] : [],
)

/** Matches hard-coded catalogue prices: `9.99` anywhere, `$149` with its sign. */
const typed = (text: string): RegExp => {
  const plain = text.replaceAll(/[$.]/g, (sign) => `\\${sign}`).replaceAll(',', ',?')
  return new RegExp(
    text.includes('.') ? `(?<![\\d.])${plain.slice(2)}(?!\\d)` : `${plain}(?![\\d.,]*\\d)`,
  )
}

test('SHOP-10 TIER-04 no page has a price of the shop written by hand', () => {
  expect(prices).toEqual(expect.arrayContaining(['$9.99', '$149', '$1,999', '$539.10']))
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(^|\/)web\/.*\.tsx?$/.test(path) && !/\.(test|example)\.tsx?$/.test(path),
  )
  expect(sources.length).toBeGreaterThan(200)
  const byHand = sources.filter((path) => {
    const text = readFileSync(`src/${path}`, 'utf8')
    return prices.some((amount) => typed(amount).test(text))
  })
  expect(byHand).toEqual([])
})

test('SHOP-10 the answers to questions name the prices that the shop charges, and no other', () => {
  const text = readFileSync('src/features/content/texts/faq.json', 'utf8')
  const sentences = [
    `Guide Pro, at ${price('premium')},`,
    `Business Guide Pro is ${price('enterprise')}.`,
    `Explorer (${price('explorer')})`,
    `Wanderlust (${price('wanderlust')})`,
    `on its own for ${price('pdf')}.`,
    `Express is 30 minutes for ${price('express')},`,
    `Comprehensive 90 minutes for ${price('comprehensive')}.`,
    `starts at ${price('premium_group')}`,
    `the VIP concierge at ${price('vip_concierge')}.`,
  ]
  for (const sentence of sentences) expect(text).toContain(sentence)
  expect(text.match(/\$\d/g)).toHaveLength(sentences.length)
})

test('SHOP-10 no other text tells a price of the shop', () => {
  const texts = readdirSync('src/features/content/texts', { recursive: true, encoding: 'utf8' })
  const telling = texts.filter((path) => {
    // City guides contain amounts that aren't ours.
    if (!path.endsWith('.json') || path === 'faq.json' || path.startsWith('guides/')) return false
    const text = readFileSync(`src/features/content/texts/${path}`, 'utf8')
    return prices.some((amount) => typed(amount).test(text))
  })
  expect(telling).toEqual([])
})
