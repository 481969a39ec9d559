import { headsOf, headsAtMost, oneAdult, type Party } from '#features/trips/domain/party.ts'
import type { TripOrigin } from '#features/trips/domain/trip-origin.ts'
import { draftKeys, readStored, writeStored } from '#platform/web/storage.ts'

/** Who travels, and where the trip begins. */
export interface Who {
  readonly party: Party
  readonly origin: TripOrigin | null
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isCount = (value: unknown, low: number, high: number): value is number =>
  Number.isInteger(value) && Number(value) >= low && Number(value) <= high

function partyFrom(value: unknown): Party {
  if (!isFields(value)) return oneAdult
  const { adults, children = [] } = value
  if (!isCount(adults, 1, headsAtMost) || !Array.isArray(children)) return oneAdult
  const ages = children.filter((age) => isCount(age, 0, 17))
  const party = { adults, children: ages }
  return ages.length === children.length && headsOf(party) <= headsAtMost ? party : oneAdult
}

function originFrom(value: unknown): TripOrigin | null {
  if (!isFields(value)) return null
  const { name, iata, lat, lng } = value
  if (typeof name !== 'string' || typeof lat !== 'number' || typeof lng !== 'number') return null
  return { name, iata: typeof iata === 'string' ? iata : '', lat, lng }
}

/** The whole stored object, including fields of other scripts. */
function readAll(): Fields {
  try {
    const stored: unknown = JSON.parse(readStored(draftKeys.rest) ?? '{}')
    return isFields(stored) ? stored : {}
  } catch {
    // Unreadable data counts as empty.
    return {}
  }
}

export function readWho(): Who {
  const { party, origin } = readAll()
  return { party: partyFrom(party), origin: originFrom(origin) }
}

export function writeWho({ party, origin }: Who): void {
  writeStored(draftKeys.rest, JSON.stringify({ ...readAll(), party, origin }))
}
