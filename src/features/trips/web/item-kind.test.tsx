import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ItineraryRow } from '#design/itinerary-row/itinerary-row.tsx'
import { itemTypes } from '../domain/trip-item.ts'
import { itemKind } from './item-kind.ts'

test('PLAN-03 a row of the itinerary shows what sort of thing it is, each by a drawing of its own', () => {
  const drawings = itemTypes.map((type) => {
    const html = renderToStaticMarkup(
      <ItineraryRow icon={itemKind({ type })} name="Louvre" sub="Paris" price="$20.00" />,
    )
    for (const part of ['Louvre', 'Paris', '$20.00']) expect(html).toContain(part)
    return /<svg.*?<\/svg>/.exec(html)?.[0]
  })
  expect(drawings).not.toContain(undefined)
  expect(new Set(drawings).size).toBe(itemTypes.length)
})

test('B6 the sign of an item is that of the place it is, where the server knows it', () => {
  expect(itemKind({ type: 'attraction', kind: 'castle' })).toBe('castle')
  expect(itemKind({ type: 'hotel', kind: 'hotel-ryokan' })).toBe('hotel-ryokan')
  expect(itemKind({ type: 'restaurant', kind: 'unheard-of' })).toBe('table')
})
