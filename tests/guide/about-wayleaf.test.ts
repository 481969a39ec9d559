import { expect, test } from 'vitest'
import { wayleafPrices } from '#features/guide/domain/about-wayleaf.ts'
import { readDates } from '#features/guide/server/understand/read-dates.ts'
import { readParty } from '#features/guide/server/understand/read-party.ts'
import {
  priceOfPdf,
  priceOfPlan,
  priceOfTier,
  trialDays,
} from '#features/billing/server/price-list.ts'
import { answersTo } from './ask-embedded.ts'

const lastText = async (...turns: string[]) => (await answersTo(turns)).at(-1)?.text ?? ''

test('GUIDE-04 the guide tells the prices that the shop charges', async () => {
  expect(wayleafPrices).toMatchObject({
    premiumMonthly: priceOfPlan('premium') / 100,
    enterpriseMonthly: priceOfPlan('enterprise') / 100,
    explorer: priceOfTier('explorer') / 100,
    wanderlust: priceOfTier('wanderlust') / 100,
    pdf: priceOfPdf / 100,
    trialDays,
  })
  expect(await lastText('How much is the premium plan?')).toContain('CA$9.99 a month')
  expect(await lastText('C’est combien le forfait premium?')).toContain('9,99 $ CA par mois')
})

test('GUIDE-01 words of small talk inside a question do not swallow it', async () => {
  expect(await lastText('Thanks! What is the weather like in Rome in May?')).toContain('Rome')
  expect(await lastText('Plan 2 days in Paris', 'perfect, make it cheaper')).toMatch(
    /2 days in Paris/,
  )
  expect(await lastText('j’ai besoin d’explorer Rome pendant 3 jours')).toContain('Rome')
})

test('GUIDE-02 days are read in the forms that people name them by', () => {
  const today = '2026-11-21'
  const start = (text: string) => {
    const { start: named, occasion } = readDates(text, today)
    return named ?? occasion
  }
  expect(start('2 weekend of march')).toBeUndefined()
  expect(start('second weekend of march')).toBe('2027-03-13')
  expect(start('le premier vendredi de mai')).toBe('2027-05-07')
  expect(start('last monday of may 2028')).toBe('2028-05-29')
  expect(start('the week after next')).toBe('2026-11-30')
  expect(start('dans 3 fins de semaine')).toBe('2026-12-12')
  expect(start('in 2 months')).toBe('2027-01-21')
  expect(start('for easter')).toBe('2027-03-26')
  expect(start('easter 2038')).toBe('2038-04-23')
  expect(start('entre noel et le jour de l an')).toBe('2026-12-26')
  expect(readDates('from next thursday to sunday', today)).toMatchObject({
    start: '2026-11-26',
    end: '2026-11-29',
  })
  expect(readDates('mon mari et moi', today).weekday).toBeUndefined()
})

test('GUIDE-02 travellers are read in the common wordings', () => {
  const people = (text: string) => {
    const { adults, childAges = [] } = readParty(text)
    return [adults, ...childAges]
  }
  expect(people('nous sommes 6 amis')).toEqual([6])
  expect(people('a family of 5')).toEqual([2, 8, 8, 8])
  expect(people('kids are 4 and 9')).toEqual([2, 4, 9])
  expect(people('our 2 teenagers 14 and 16')).toEqual([2, 14, 16])
  expect(people('et si on etait 4')).toEqual([4])
  expect(readParty('2 adults 34 and 36').ages).toEqual([34, 36])
})
