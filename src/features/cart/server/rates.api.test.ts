import { afterAll, beforeAll, expect, test } from 'vitest'
import { currencies, ratesAsOf, rateOf } from '#platform/shared/reference-rates.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const get = (query: Record<string, string> = {}) =>
  app.visitor().get(`/api/rates?${new URLSearchParams(query)}`)

interface Rate {
  readonly currency: string
  readonly rate: number
  readonly basis: string
}

test('CART-08 the rates answered are those that the site converts by, with their day', async () => {
  const { status, body, headers } = await get()
  expect(status).toBe(200)
  expect(body).toMatchObject({ base: 'CAD', asOf: ratesAsOf(), kind: 'reference' })
  expect(body.rates.map(({ currency }: Rate) => currency)).toEqual(currencies)
  expect(body.rates).toContainEqual({ currency: 'USD', rate: 1.4188, basis: 'noted' })
  expect(body.rates).toContainEqual({
    currency: 'CHF',
    rate: rateOf('CHF').cadPerUnit,
    basis: 'estimate',
  })
  expect(headers.get('cache-control')).toContain('public')
})

test('CART-08 another base is a cross rate, known as well as the worse of the two', async () => {
  const dollars = (await get({ base: 'usd', currency: 'jpy' })).body
  expect(dollars.base).toBe('USD')
  expect(dollars.rates).toEqual([{ currency: 'JPY', rate: 0.00635001, basis: 'noted' }])
  expect((await get({ base: 'USD', currency: 'AED' })).body.rates[0].basis).toBe('pegged')
  expect((await get({ base: 'AUD', currency: 'EUR' })).body.rates[0].basis).toBe('estimate')
  expect((await get({ base: 'EUR', currency: 'EUR' })).body.rates[0].rate).toBe(1)
})

test.each([
  ['currency', 'BOB', 'We have no reference rate for BOB.'],
  ['base', 'xyz', 'We have no reference rate for XYZ.'],
  ['currency', '<b>', 'We have no reference rate for that currency.'],
  ['base', 'constructor', 'We have no reference rate for that currency.'],
])('CART-08 a %s of %s is refused in words', async (field, code, sentence) => {
  const { status, body } = await get({ [field]: code })
  expect(status).toBe(422)
  expect(body.errors).toEqual([{ field, message: expect.stringContaining(sentence) }])
})
