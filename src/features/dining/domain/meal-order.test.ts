import { expect, test } from 'vitest'
import { ownKitchen, sortMeals } from './meal-order.ts'

const houses = [
  { name: 'Dear Table', cuisine: ['Portuguese'], affordable: true, dear: true, km: 0.1 },
  { name: 'Sushi Bar', cuisine: ['Sushi'], affordable: true, km: 0.3 },
  { name: 'Dear Tasca', cuisine: ['Portuguese'], affordable: false, km: 0.2 },
  { name: 'Far Tasca', cuisine: ['Portuguese', 'Seafood'], affordable: true, km: 3 },
  { name: 'Tasca', cuisine: ['Portuguese'], affordable: true, km: 0.5 },
]

test('DINE-03 what is near stands first, of it a town’s own kitchen; what is too dear for a day, then for the trip, stands last', () => {
  const own = ownKitchen(houses.map(({ cuisine }) => cuisine))
  expect(own).toBe('Portuguese')
  const traits = ({ cuisine }: { cuisine: string[] }) => ({
    own: own !== undefined && cuisine.includes(own),
  })
  const names = sortMeals(houses, (house) => house, traits).map(({ name }) => name)
  expect(names).toEqual(['Tasca', 'Sushi Bar', 'Far Tasca', 'Dear Table', 'Dear Tasca'])
  expect(ownKitchen([])).toBeUndefined()
})
