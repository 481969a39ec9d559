import { expect, test } from 'vitest'
import { dayArea } from './day-area.ts'

const stop = (location: string, nights: number | null = null) => ({
  type: 'attraction',
  location,
  nights,
})
const area = (...places: readonly string[]) =>
  dayArea(
    places.map((place) => stop(`${place}, Lisbon`)),
    '',
    24,
  )

test('B5 a day is where its stops are: two areas in their order, or the one with most stops', () => {
  expect(area('Chiado', 'Belém', 'Chiado')).toBe('Chiado, then Belém')
  expect(area('Almada', 'Belém and Ajuda', 'Belém and Ajuda')).toBe('Belém and Ajuda')
  expect(dayArea([stop('Graça, Lisbon'), stop('Alfama, Lisbon', 2)], '', 24)).toBe('Graça')
  expect(area()).toBe('')
})

test('B5 no area of a day is named twice', () => {
  expect(area('Alfama and Castle', 'Alfama', 'Castle and Alfama')).toBe('Alfama and Castle')
  expect(dayArea([stop('Sintra'), stop('Colares, Sintra')], 'Sintra', 24)).toBe('Sintra, Colares')
  expect(dayArea([stop('Sintra')], 'Sintra', 24)).toBe('Sintra')
})
