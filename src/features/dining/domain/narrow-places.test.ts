import { expect, test } from 'vitest'
import { sortMeals } from './meal-order.ts'
import { awayText, kindsIn, narrowPlaces, noWish, sortSights, type Wish } from './narrow-places.ts'

const place = (name: string, over: object = {}) => ({
  name,
  address: 'Marais',
  price: 20,
  rating: 4,
  kinds: ['French'],
  ...over,
})

const places = [
  place('Café Écru', { price: 12, rating: 4.2 }),
  place('Sushi Kaze', { price: 90, kinds: ['Sushi', 'Japanese'], address: 'Opéra' }),
  place('Bistrot Ana', { price: 35, rating: null }),
  place('Izakaya Moru', { price: 40, kinds: ['Japanese'], rating: 4.8 }),
]
const facets = {
  kindsOf: ({ kinds }: (typeof places)[number]) => kinds,
  priceOf: ({ price }: (typeof places)[number]) => (price > 36 ? 'dear' : 'cheap'),
  costOf: ({ price }: (typeof places)[number]) => price,
}
const names = (wish: Partial<Wish>) =>
  narrowPlaces(places, { ...noWish, ...wish }, facets).map(({ name }) => name)

test('DINE-02 no wish is the whole list in its own order', () => {
  expect(names({})).toEqual(['Café Écru', 'Sushi Kaze', 'Bistrot Ana', 'Izakaya Moru'])
})

test('DINE-02 kind, price and words narrow the list together, without accents or case', () => {
  expect(names({ kind: 'Japanese' })).toEqual(['Sushi Kaze', 'Izakaya Moru'])
  expect(names({ kind: 'Japanese', text: 'OPERA' })).toEqual(['Sushi Kaze'])
  expect(names({ price: 'cheap' })).toEqual(['Café Écru', 'Bistrot Ana'])
  expect(names({ text: 'ecru' })).toEqual(['Café Écru'])
  expect(names({ text: 'nothing like it' })).toEqual([])
})

test('DINE-02 sorting by rating, price and name; unrated places are last', () => {
  expect(names({ sort: 'rating' }).at(0)).toBe('Izakaya Moru')
  expect(names({ sort: 'rating' }).at(-1)).toBe('Bistrot Ana')
  expect(names({ sort: 'price' })).toEqual([
    'Café Écru',
    'Bistrot Ana',
    'Izakaya Moru',
    'Sushi Kaze',
  ])
  expect(names({ sort: 'price-down' })).toEqual(names({ sort: 'price' }).toReversed())
  expect(names({ sort: 'name' }).at(0)).toBe('Bistrot Ana')
  expect(names({ sort: 'nonsense' })).toEqual(names({}))
})

test('DINE-02 an order by price goes by what the card says, estimates too; of equals the better rated is first', () => {
  const sights = [
    { ...place('Estimated', { price: 0 }), cost: 25 },
    { ...place('Free', { price: 0, rating: 3 }), cost: 0 },
    { ...place('Free and loved', { price: 0, rating: 5 }), cost: 0 },
  ]
  const byCost = { ...facets, costOf: ({ cost }: (typeof sights)[number]) => cost }
  const sorted = narrowPlaces(sights, { ...noWish, sort: 'price' }, byCost)
  expect(sorted.map(({ name }) => name)).toEqual(['Free and loved', 'Free', 'Estimated'])
})

test('PLAN-07 what is over the budget or dear for one day is not the best for a trip', () => {
  const [over, dear, fits] = ['Over', 'Dear', 'Fits'].map((name) => place(name))
  const sorted = sortMeals(
    [over, dear, fits],
    (one) => ({ affordable: one !== over, dear: one === dear, km: 1 }),
    () => ({}),
  )
  expect(sorted.map((one) => one?.name)).toEqual(['Fits', 'Dear', 'Over'])
})

test('PLAN-07 what the trip holds stands behind what it does not, however well it fits', () => {
  const [held, far] = ['Held', 'Far'].map((name) => place(name))
  const sorted = sortMeals(
    [held, far],
    (one) => ({ affordable: true, planned: one === held, km: one === far ? 18 : 0.6 }),
    (one) => ({ own: one === held }),
  )
  expect(sorted.map((one) => one?.name)).toEqual(['Far', 'Held'])
})

test('DINE-02 the kinds of a list are counted, the commonest first', () => {
  expect(kindsIn(places, facets.kindsOf)).toEqual([
    { kind: 'French', count: 2 },
    { kind: 'Japanese', count: 2 },
    { kind: 'Sushi', count: 1 },
  ])
})

test('PLAN-07 what lies across the water is not near, and says so', () => {
  const [far, near] = ['Far', 'Near'].map((name) => place(name))
  const sorted = sortSights(
    [far, near],
    (one) => ({ affordable: true, km: one === far ? 1.2 : 3.5, overWater: one === far }),
    () => ({}),
  )
  expect(sorted.map((one) => one?.name)).toEqual(['Near', 'Far'])
  const said = (overWater: boolean) => awayText({ affordable: true, km: 1.2, overWater })
  expect(said(true)).toBe('1.2\u00a0km across the water from your stops')
  expect(said(false)).toBe('1.2\u00a0km from your stops')
  // Not "0 m from your stops".
  expect(awayText({ affordable: true, km: 0.01 })).toBe('')
})

test('PLAN-07 a cheap table of the own kitchen across the river is not the best for a day', () => {
  const [far, near] = ['Far', 'Near'].map((name) => place(name))
  const sorted = sortMeals(
    [far, near],
    (one) => ({ affordable: true, dear: one === near, km: one === far ? 18 : 0.6 }),
    (one) => ({ own: one === far }),
  )
  expect(sorted.map((one) => one?.name)).toEqual(['Near', 'Far'])
})

test('PLAN-07 a short walk to a meal stands before a long one, whatever the kitchen', () => {
  const [long, short] = ['Long walk', 'Short walk'].map((name) => place(name))
  const sorted = sortMeals(
    [long, short],
    (one) => ({ affordable: true, km: one === long ? 1.3 : 0.4 }),
    (one) => ({ own: one === long }),
  )
  expect(sorted.map((one) => one?.name)).toEqual(['Short walk', 'Long walk'])
})

test('PLAN-07 DINE-03 houses stand as the words above them say: near and open ones within the price, the town’s kitchen before others, the best rated first; a shut one leads nothing, one out of town stands last', () => {
  const houses: Readonly<Record<string, object>> = {
    'out of town': { km: 19, own: true, rating: 4.9 },
    shut: { closed: true, own: true, km: 0.1, rating: 4.9 },
    dear: { dear: true, own: true },
    'over the budget': { affordable: false, own: true },
    'a ride away': { km: 2, own: true },
    'best rated': { own: true, km: 0.7, rating: 4.6 },
    'well rated': { own: true, km: 0.1, rating: 4.2 },
    'another kitchen': { km: 0.1, rating: 4.8 },
  }
  const sorted = sortMeals(
    Object.keys(houses),
    (name) => ({ affordable: true, km: 0.5, ...houses[name] }),
    (name) => ({ rating: 4.4, ...houses[name] }),
  )
  expect(sorted).toEqual([
    'best rated',
    'well rated',
    'another kitchen',
    'a ride away',
    'shut',
    'dear',
    'over the budget',
    'out of town',
  ])
})

const dinners = (over: Readonly<Record<string, object>>, isBreak = false) =>
  sortMeals(
    Object.keys(over),
    (name) => ({ affordable: true, km: 0.5, isBreak, ...over[name] }),
    (name) => ({ rating: 4.4, ...over[name] }),
  )

test('PLAN-07 DINE-03 a dinner is a meal of the town’s own kitchen; a café or a counter leads only in a break', () => {
  const over = {
    gelateria: { snack: true, rating: 4.8, km: 0.1 },
    'far trattoria': { own: true, km: 11 },
    thai: { rating: 4.2, km: 0.3 },
    trattoria: { own: true },
  }
  expect(dinners(over)).toEqual(['trattoria', 'thai', 'gelateria', 'far trattoria'])
  expect(dinners(over, true)[0]).toBe('gelateria')
})

test('PLAN-07 a sight that is shut that day, and one out of town, stand behind lesser known ones', () => {
  const sights = ['closed', 'out of town', 'known', 'less known']
  const found = sortSights(
    sights,
    (name) => ({
      affordable: true,
      ...(name === 'out of town' ? { km: undefined, centreKm: 47 } : { km: 1 }),
    }),
    (name, order) => ({ order, closed: name === 'closed' }),
  )
  expect(found.slice(0, 2)).toEqual(['known', 'less known'])
})
