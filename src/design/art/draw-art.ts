import { artKinds, categoryArt } from './category-art.ts'

const place = /^\/art\/([a-z]+)\/([a-z0-9-]{1,80})\.svg$/

/** Category art by the path and query of its URL, as SVG; undefined for any other path. */
export function drawArt(
  path: string,
  query: { get(name: string): string | null },
): string | undefined {
  const [, wanted, name = ''] = place.exec(path) ?? []
  const kind = artKinds.find((known) => known === wanted)
  if (!kind) return undefined
  const palette = Number(query.get('palette') ?? Number.NaN)
  const scene = query.get('scene') ?? undefined
  return categoryArt(kind, name, {
    ...(scene ? { scene: scene.slice(0, 40) } : {}),
    ...(Number.isInteger(palette) && palette >= 0 && palette < 8 ? { palette } : {}),
  })
}
