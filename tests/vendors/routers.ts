import type { Asked } from './mock-vendor.ts'

type Point = readonly [lat: number, lng: number]

/** A second a metre to the north, ten to the east: an invented town. Nothing is walked south of the equator. */
const seconds = ([lat, lng]: Point, [north, east]: Point): number | null =>
  Math.min(lat, north) < 0
    ? null
    : Math.round((Math.abs(north - lat) + 10 * Math.abs(east - lng)) * 111_000)
const tableOf = (points: readonly Point[]) => points.map((a) => points.map((b) => seconds(a, b)))

const pair = (text: string, by: string): Point => {
  const [a = 0, b = 0] = text.split(by).map(Number)
  return [a, b]
}

/** Answers in the shapes of the three routers, written by us. */
export function routerAnswers({ method, url, body }: Asked) {
  const [, , , profile, at] = url.pathname.split('/')
  if (url.pathname.startsWith('/table/v1/') && profile === 'foot') {
    const points = (at ?? '').split(';').map((text): Point => {
      const [lng, lat] = pair(text, ',')
      return [lat, lng]
    })
    return { json: { code: 'Ok', durations: tableOf(points), sources: [], destinations: [] } }
  }
  if (url.pathname === '/sources_to_targets' && method === 'POST') {
    const { sources, costing } = body as {
      sources: { lat: number; lon: number }[]
      costing: string
    }
    if (costing !== 'pedestrian') return { status: 400 }
    const durations = tableOf(sources.map(({ lat, lon }): Point => [lat, lon]))
    return { json: { sources_to_targets: { durations, distances: [] }, units: 'kilometers' } }
  }
  if (url.pathname === '/api/v1/one-to-many' && url.searchParams.get('mode') === 'WALK') {
    const from = pair(url.searchParams.get('one') ?? '', ';')
    const many = (url.searchParams.get('many') ?? '').split(',').map((text) => pair(text, ';'))
    return {
      json: many.map((to) => {
        const duration = seconds(from, to)
        return duration === null ? {} : { duration, distance: duration }
      }),
    }
  }
  return { status: 404 }
}
