import { useQuery } from '@tanstack/react-query'

/** The drawn ground of a town: shapes whose points alternate longitude and latitude. */
export interface TownGround {
  readonly ground: 'land' | 'water'
  readonly shapes: readonly {
    readonly kind: 'water' | 'land' | 'park' | 'river'
    readonly name: string
    readonly points: readonly number[]
    readonly widthMetres?: number
  }[]
  readonly districts?: readonly NamedPlace[]
  readonly sights?: readonly NamedPlace[]
}

type NamedPlace = readonly [name: string, lng: number, lat: number]

interface Schematic {
  readonly slug: string
  readonly url: string
  /** [west, south, east, north] in degrees. */
  readonly box: readonly [number, number, number, number]
}

interface BasemapList {
  readonly schematics?: readonly Schematic[]
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

type Wanted = (schematic: Schematic) => boolean

/** The matching drawing from the site's own files; null if there is none. */
async function readGround(isWanted: Wanted, signal: AbortSignal): Promise<TownGround | null> {
  const { schematics = [] } = (await fetchJson('/basemap.json', signal)) as BasemapList
  const found = schematics.find(isWanted)
  return found ? ((await fetchJson(found.url, signal)) as TownGround) : null
}

/** The drawn ground of a town. A map works without it, so a failure is not shown. */
export function useTownGround(slug: string | null | undefined): TownGround | undefined {
  const answer = useQuery({
    queryKey: ['town-ground', slug],
    queryFn: ({ signal }) => readGround((one) => one.slug === slug, signal),
    enabled: Boolean(slug),
  })
  return answer.data ?? undefined
}

/** The drawing of the town that contains a point; null where there is none, undefined until that is known. */
export function useGroundAt({
  lat,
  lng,
}: {
  readonly lat: number
  readonly lng: number
}): TownGround | null | undefined {
  const answer = useQuery({
    queryKey: ['town-ground', lat, lng],
    queryFn: ({ signal }) =>
      readGround(
        ({ box: [west, south, east, north] }) =>
          lng > west && lng < east && lat > south && lat < north,
        signal,
      ),
    // Prerendering must not wait for a file.
    enabled: typeof window !== 'undefined',
  })
  // Without a network nothing more is coming.
  const isComing = answer.isPending && answer.fetchStatus !== 'paused'
  return isComing ? undefined : (answer.data ?? null)
}
