import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type PricedStub, Stub } from './flight-stub.tsx'

const end = (place: string, time: string) => ({ place, time, date: 'Mon 10 May' })
const stub: PricedStub = {
  itemId: 'f',
  direction: 'out',
  day: '2027-05-10',
  numbers: 'TP771',
  from: end('YYZ', '22:00'),
  to: end('LIS', '10:00'),
  length: '7 h',
  stops: 0,
  units: '2 × $829 return',
  price: '$1,658',
  forAll: '',
  isBooked: false,
}

test('G4 a flight that a draft swaps is marked as going, as other swaps are', () => {
  expect(renderToStaticMarkup(<Stub stub={stub} isOut />)).toContain('data-drafted="out"')
  expect(renderToStaticMarkup(<Stub stub={stub} />)).not.toContain('data-drafted')
})
