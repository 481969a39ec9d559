import { expect, test } from 'vitest'
import { dayAreas } from './day-area.ts'

const stop = (location: string, nights: number | null = null, name = '') => ({
  name,
  type: 'attraction',
  location,
  nights,
})
type Stops = Parameters<typeof dayAreas>[0][number]['items']
const dayArea = (items: Stops, place: string, room: number) => dayAreas([{ items, place }], room)[0]
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

test('B5 PLAN-09 a day is named by what is seen in it: its two main areas, and no meal beside them', () => {
  const meal = (location: string) => ({ ...stop(location), type: 'restaurant' })
  const day = [stop('Belém'), meal('Belém'), stop('Belém'), meal('Alcântara'), meal('Alcântara')]
  expect(dayArea(day, '', 72)).toBe('Belém')
  expect(dayArea([stop('Castle'), meal('Graça'), meal('Graça')], '', 24)).toBe('Castle')
  expect(dayArea([meal('Graça'), meal('Baixa')], '', 24)).toBe('Graça, then Baixa')
  // The one with most sights is among the two, wherever in the day it comes.
  const three = ['Chiado', 'Baixa', 'Belém', 'Belém'].map((name) => stop(name))
  expect(dayArea(three, '', 72)).toBe('Chiado, then Belém')
  expect(dayArea(three, '', 12)).toBe('Belém')
})

test('B5 no area of a day is named twice', () => {
  expect(area('Alfama and Castle', 'Alfama', 'Castle and Alfama')).toBe('Alfama and Castle')
  expect(dayArea([stop('Sintra'), stop('Colares, Sintra')], 'Sintra', 24)).toBe('Sintra, Colares')
  expect(dayArea([stop('Sintra')], 'Sintra', 24)).toBe('Sintra')
})

test('B5 days of one trip have different names where their stops differ', () => {
  const castle = [stop('Alfama and Castle', null, 'São Jorge Castle'), stop('Alfama and Castle')]
  const names = (...days: Stops[]) =>
    dayAreas(
      days.map((items) => ({ items, place: '' })),
      24,
    )
  expect(names([...castle, stop('Baixa')], [...castle, stop('Graça')])).toEqual([
    'Alfama and Castle',
    'Alfama, then Graça',
  ])
  expect(names(castle, castle)).toEqual(['Alfama and Castle', 'São Jorge Castle'])
  expect(names([], [])).toEqual(['', ''])
  expect(names([{ ...stop('', null, 'A supper'), location: '' }])).toEqual([''])
})
