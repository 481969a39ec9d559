// The machine's ceiling: bare node:http with bodies of the size and kind of the peers' measurement.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reference } from './peers.ts'

const place = (index: number) => ({
  id: index,
  name: `Place ${index} – a name of usual length`,
  summary: 'One line that says what there is to see, as long as such lines are.',
  lat: 35 + index / 100,
  lng: 135 + index / 100,
  address: `${index} Harbour Street`,
  price: 10,
  currency: 'CAD',
  notes: 'n'.repeat(250),
})

/**
 * An array of places with a JSON body of exactly `bytes` bytes. The dash makes it two-byte text, as most
 * names are.
 */
function bodyOf(count: number, bytes: number) {
  const places = Array.from({ length: count }, (_, index) => place(index))
  const missing = bytes - Buffer.byteLength(JSON.stringify(places))
  if (missing < 0) throw new Error('The reference body is too large')
  for (const [index, entry] of places.entries())
    entry.notes += 'n'.repeat(Math.floor(missing / count) + (index < missing % count ? 1 : 0))
  return places
}

const bodies: Readonly<Record<string, unknown>> = {
  '/health': { status: 'ok' },
  '/list': bodyOf(16, reference.list.bytes),
  '/trip': bodyOf(170, reference.trip.bytes),
}
const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(bodies[request.url ?? '']))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
