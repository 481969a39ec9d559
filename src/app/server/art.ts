import { artKinds, categoryArt } from '#design/art/category-art.ts'

const place = /^\/art\/([a-z]+)\/([a-z0-9-]{1,80})\.svg$/

/** Category art by URL; a URL's picture never changes. */
export function drawArt(path: string, query: URLSearchParams): Response | undefined {
  const [, wanted, name = ''] = place.exec(path) ?? []
  const kind = artKinds.find((known) => known === wanted)
  if (!kind) return undefined
  const palette = Number(query.get('palette') ?? Number.NaN)
  const scene = query.get('scene') ?? undefined
  const svg = categoryArt(kind, name, {
    ...(scene ? { scene: scene.slice(0, 40) } : {}),
    ...(Number.isInteger(palette) && palette >= 0 && palette < 8 ? { palette } : {}),
  })
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}
