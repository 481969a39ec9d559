import { findNearby, findPlace } from '#features/places/web/index.ts'
import type { CityStreets } from '../contract/maps.contract.ts'
import { readMapGround } from './read-map-ground.ts'

export type CheckName = 'key' | 'geocoding' | 'places' | 'script'
export type CheckState = 'Working' | 'Failed'

/** A city's archive is there. */
async function checkStreets({ url }: CityStreets): Promise<void> {
  const { status } = await fetch(url, { headers: { range: 'bytes=0-126' } })
  if (status !== 206) throw new Error(`${url} answered ${status}`)
}

/** The ground's own source answers: with Google's key there is one, else its file is read. */
async function checkGround(): Promise<void> {
  const ground = await readMapGround()
  if (ground.kind === 'google') return
  const address = ground.kind === 'embedded' ? '/basemap.json' : ground.url
  const headers: HeadersInit = ground.kind === 'pmtiles' ? { range: 'bytes=0-126' } : {}
  const response = await fetch(address, { headers })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  if (ground.kind === 'embedded') await Promise.all(ground.streets.map(checkStreets))
  if (ground.kind === 'pmtiles') return
  const body: unknown = await response.json()
  const wanted = ground.kind === 'embedded' ? 'levels' : 'layers'
  if (typeof body !== 'object' || body === null || !(wanted in body))
    throw new Error(`${address} holds no ${wanted}`)
}

const settle = async (check: Promise<unknown>): Promise<CheckState> => {
  try {
    await check
    return 'Working'
  } catch {
    // What failed is what the page says.
    return 'Failed'
  }
}

/** Runs all checks for a location; reports each as soon as it is known. */
export async function runChecks(
  location: string,
  mapLoaded: Promise<void>,
  tell: (name: CheckName, state: CheckState) => void,
): Promise<void> {
  const found = findPlace(location)
  const around = async (): Promise<void> => {
    const { lat, lng } = await found
    const [first] = await findNearby({ lat, lng }, 'airport')
    if (!first) throw new Error('Nothing is known around this place')
  }
  const checks: Readonly<Record<CheckName, Promise<unknown>>> = {
    key: checkGround(),
    geocoding: found,
    places: around(),
    script: mapLoaded,
  }
  await Promise.all(
    (Object.keys(checks) as CheckName[]).map(async (name) =>
      tell(name, await settle(checks[name])),
    ),
  )
}
