import { useQuery } from '@tanstack/react-query'

/** The drawn ground of a town: shapes whose points are longitude and latitude in turn. */
export interface TownGround {
  readonly ground: 'land' | 'water'
  readonly shapes: readonly {
    readonly kind: 'water' | 'land' | 'park' | 'river'
    readonly name: string
    readonly points: readonly number[]
    readonly widthMetres?: number
  }[]
}

interface BasemapList {
  readonly schematics?: readonly { readonly slug: string; readonly url: string }[]
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

/** The drawing of a destination out of the site's own files; null where nobody has drawn one. */
async function readGround(slug: string, signal: AbortSignal): Promise<TownGround | null> {
  const { schematics = [] } = (await fetchJson('/basemap.json', signal)) as BasemapList
  const found = schematics.find((schematic) => schematic.slug === slug)
  return found ? ((await fetchJson(found.url, signal)) as TownGround) : null
}

/** What lies under the stops of a town. A map without it is still a map: a failure is not announced. */
export function useTownGround(slug: string | null | undefined): TownGround | undefined {
  const answer = useQuery({
    queryKey: ['town-ground', slug],
    queryFn: ({ signal }) => readGround(slug ?? '', signal),
    enabled: Boolean(slug),
  })
  return answer.data ?? undefined
}
