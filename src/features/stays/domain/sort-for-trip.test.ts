import { expect, test } from 'vitest'
import { isFarAway, sortForTrip, sortHotels, usualPrice } from './sort-hotels.ts'

/** `away`: minutes to the days, all of them a detour. */
const inn = (
  name: string,
  { away = 5, ...fit }: { readonly away?: number } & Record<string, unknown>,
  rating: number,
  totalCad: number,
) => ({
  hotel: { name, rating },
  pricing: { totalCad },
  fit: { chosen: false, suits: true, affordable: true, minutes: away, detour: away, ...fit },
})
const beforeStops = { minutes: undefined, detour: undefined }

test('STAY-02 best for this trip: what it can pay, what suits the party, then rating and price; what is in it stands before all, what is far behind', () => {
  const offers = [
    inn('shared bath', { suits: false }, 5, 200),
    inn('too dear', { affordable: false, away: 1 }, 5, 4000),
    inn('a little too dear', { affordable: false }, 3.9, 1200),
    inn('far', { away: 45 }, 5, 300),
    inn('well rated', {}, 4.6, 700),
    inn('as well, cheaper', {}, 4.6, 600),
    inn('in the trip', { chosen: true }, 5, 300),
  ]
  expect(sortForTrip(offers, ({ fit }) => fit).map(({ hotel }) => hotel.name)).toEqual([
    'in the trip',
    'as well, cheaper',
    'well rated',
    'shared bath',
    'a little too dear',
    'too dear',
    'far',
  ])
})

test('STAY-02 a house across the water is no near one, however short the straight line', () => {
  const offers = [
    inn('across', { away: 38 }, 4.9, 500),
    inn('on this side', { away: 17 }, 4.1, 700),
    inn('across from the centre', { ...beforeStops, centreKm: 1.2, overWater: true }, 4.9, 500),
  ]
  const names = sortForTrip(offers, ({ fit }) => fit).map(({ hotel }) => hotel.name)
  expect(names[0]).toBe('on this side')
})

test('STAY-02 while nothing else is planned, what takes most of the money stands behind, and the centre counts as the stops', () => {
  const offers = [
    inn('palace', { dear: true, ...beforeStops, centreKm: 0.5 }, 4.9, 2900),
    inn('grand', { dear: true, ...beforeStops, centreKm: 0.5 }, 4.8, 2200),
    inn('in the hills', { ...beforeStops, centreKm: 22 }, 4.9, 900),
    inn('in the centre', { ...beforeStops, centreKm: 0.8 }, 4.2, 900),
  ]
  expect(sortForTrip(offers, ({ fit }) => fit).map(({ hotel }) => hotel.name)).toEqual([
    'in the centre',
    'in the hills',
    'grand',
    'palace',
  ])
})

test('STAY-02 where none fits the budget, the cheapest comes first, a hostel too', () => {
  const offers = [
    inn('hotel', { affordable: false }, 4.8, 1120),
    inn('dorm', { affordable: false, suits: false, away: 15 }, 3.9, 584),
  ]
  const names = sortForTrip(offers, ({ fit }) => fit).map(({ hotel }) => hotel.name)
  expect(names).toEqual(['dorm', 'hotel'])
})

test('STAY-02 without a budget what costs more than the middle of them is not the best', () => {
  const offers = [
    inn('palace', {}, 4.9, 4100),
    inn('good', {}, 4.5, 900),
    inn('plain', {}, 3.9, 600),
    inn('dear', {}, 4.6, 1500),
    inn('cheap', {}, 4.1, 500),
  ]
  expect(usualPrice(offers)).toBe(900)
  const sorted = sortForTrip(offers, ({ fit }) => fit, usualPrice(offers))
  expect(sorted.map(({ hotel }) => hotel.name)).toEqual([
    'good',
    'cheap',
    'plain',
    'dear',
    'palace',
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

test('STAY-02 beside planned stops a house out of town is not the best, however much money it leaves', () => {
  const offers = [
    inn('across the bay', { away: 50 }, 4.9, 700),
    inn('in the centre', { away: 4, dear: true }, 4.2, 1500),
    inn('near', { away: 16 }, 4.4, 1200),
  ]
  const names = sortForTrip(offers, ({ fit }) => fit).map(({ hotel }) => hotel.name)
  expect(names).toEqual(['near', 'in the centre', 'across the bay'])
})

test('STAY-02 more than 18 minutes out of the way a house is behind all others, even where none fits the budget', () => {
  const offers = [
    inn('bargain across', { away: 38 }, 4.9, 200),
    inn('bargain far out', { away: 19 }, 4.9, 300),
    inn('shared bath', { suits: false, affordable: false, away: 18 }, 3.1, 900),
  ]
  const names = sortForTrip(offers, ({ fit }) => fit).map(({ hotel }) => hotel.name)
  expect(names).toEqual(['shared bath', 'bargain far out', 'bargain across'])
  expect(offers.map(({ fit }) => isFarAway(fit))).toEqual([true, true, false])
})

test('STAY-02 of one price and rating the central house comes first; of one place and rating the cheaper, of one place and price the better', () => {
  const first = (a: ReturnType<typeof inn>, b: ReturnType<typeof inn>) =>
    sortForTrip([b, a], ({ fit }) => fit)[0]?.hotel.name
  for (const away of [1, 8, 13, 16])
    expect(first(inn('a', { away }, 4.3, 800), inn('b', { away: away + 2 }, 4.3, 800))).toBe('a')
  expect(first(inn('a', {}, 4.3, 700), inn('b', {}, 4.3, 800))).toBe('a')
  expect(first(inn('a', {}, 4.5, 800), inn('b', {}, 4.3, 800))).toBe('a')
})

test('STAY-02 a middling house at the edge of town does not stand before a good one in its middle', () => {
  const offers = [
    inn('edge, own bath', { away: 17, dear: true }, 4.3, 1160),
    inn('park, own bath', { away: 15 }, 4, 790),
    inn('middle, shared bath', { away: 4, suits: false }, 4.5, 370),
    inn('middle, own bath', { away: 2 }, 4, 560),
    inn('middle, far too dear', { away: 1, affordable: false }, 4.9, 2900),
    inn('a walk away, a little too dear', { away: 7, affordable: false }, 4.2, 1240),
  ]
  const names = sortForTrip(offers, ({ fit }) => fit).map(({ hotel }) => hotel.name)
  expect(names).toEqual([
    'middle, own bath',
    'park, own bath',
    'edge, own bath',
    'middle, shared bath',
    'a walk away, a little too dear',
    'middle, far too dear',
  ])
})
