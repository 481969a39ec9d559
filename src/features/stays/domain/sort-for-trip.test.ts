import { expect, test } from 'vitest'
import { sortForTrip, sortHotels } from './sort-hotels.ts'

const inn = (name: string, fit: object, rating: number, totalCad: number) => ({
  hotel: { name, rating },
  pricing: { totalCad },
  fit: { chosen: false, suits: true, affordable: true, km: 1, ...fit },
})

test('STAY-02 best for this trip: what is in it, what suits the party, what it can pay, what is near, then rating and price', () => {
  const offers = [
    inn('shared bath', { suits: false }, 5, 200),
    inn('too dear', { affordable: false, km: 0.1 }, 5, 4000),
    inn('a little too dear', { affordable: false }, 3.9, 1200),
    inn('far', { km: 9 }, 5, 300),
    inn('well rated', {}, 4.6, 700),
    inn('as well, cheaper', {}, 4.6, 600),
    inn('in the trip', { chosen: true, affordable: false }, 3.5, 900),
  ]
  expect(sortForTrip(offers, ({ fit }) => fit).map(({ hotel }) => hotel.name)).toEqual([
    'in the trip',
    'as well, cheaper',
    'well rated',
    'far',
    'a little too dear',
    'too dear',
    'shared bath',
  ])
})

test('STAY-02 of equals the cheaper comes first, of one price the better rated; an estimate stands last', () => {
  const one = (name: string, rating: number, reviewCount: number, total: number) => ({
    name,
    hotel: { rating, reviewCount },
    pricing: { total, estimated: name === 'guessed' },
  })
  const all = [one('dear', 4.5, 90, 900), one('cheap', 4.5, 90, 400), one('plain', 4, 20, 400)]
  const names = (by: 'price' | 'rating' | 'popularity', of = all) =>
    sortHotels(of, by).map(({ name }) => name)
  expect(names('rating')).toEqual(['cheap', 'dear', 'plain'])
  expect(names('popularity')).toEqual(['cheap', 'dear', 'plain'])
  expect(names('price')).toEqual(['cheap', 'plain', 'dear'])
  expect(names('price', [one('guessed', 5, 99, 100), ...all]).at(-1)).toBe('guessed')
})
