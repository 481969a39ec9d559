import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ItemView, TripView } from '#features/trips/web/index.ts'
import { AboutStop } from './about-stop.tsx'

const ticket = {
  type: 'attraction',
  name: 'Castle',
  status: 'planned',
  day: '2027-05-11',
  basis: 'person',
  quantity: 3,
  price: 72,
  paid: null,
  estimated: true,
  lat: null,
  lng: null,
  nights: null,
  hours: null,
} as unknown as ItemView

const render = (party: TripView['party'], over: Partial<ItemView> = {}): string =>
  renderToString(<AboutStop item={{ ...ticket, ...over }} party={party} place={undefined} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')

test('B2 a stop whose price counts a child as an adult says so beside the price', () => {
  const said = 'children at the adult price'
  const family = { adults: 2, children: [4] }
  expect(render(family)).toContain(`3 × $24 = $72, our estimate, ${said}`)
  expect(render({ adults: 3, children: [] })).not.toContain(said)
  expect(render(family, { basis: 'group', quantity: 1 })).not.toContain(said)
  expect(render(family, { price: 0 })).not.toContain(said)
})
