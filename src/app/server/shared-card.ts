import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TripCard } from '#features/sharing/domain/trip-card.ts'
import {
  type CardRenderer,
  cardSvg,
  isLinkToken,
  readSharedCard,
} from '#features/sharing/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { RateLimiter } from '#platform/server/http/rate-limit.ts'
import type { Logger } from '#platform/server/log/logger.ts'

interface SharedCardParts {
  readonly db: Db
  readonly limiter: RateLimiter
  readonly log: Logger
  readonly renderer: CardRenderer
  /** Folder that contains `posters/`. */
  readonly posters: string
  /** Name of the agency. */
  readonly house: string
}

/** Rate limit: each request queries the database and may render an image. */
const asked = { name: 'shared-card', points: 300, seconds: 60 * 60, by: 'address' } as const

const place = /^\/shared\/([0-9a-f]+)\/card(?:-[0-9a-f]{1,64})?\.png$/

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** Path of a trip's card; changes with its content because chats cache by URL. */
export const cardPath = (token: string, card: TripCard): string =>
  `/shared/${token}/card-${hashOf(card)}.png`

/** The link is secret and revocable: no caching, no indexing. */
const privately = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }

/** Handles share card requests; undefined for other paths. */
export function createSharedCard(parts: SharedCardParts) {
  const { db, limiter, log, renderer, house } = parts
  const posterOf = (slug: string | null): string | undefined => {
    if (slug === null || !/^[a-z-]+$/.test(slug)) return undefined
    const file = join(parts.posters, 'posters', `${slug}.svg`)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  return async (request: Request, path: string, from: string): Promise<Response | undefined> => {
    const token = place.exec(path.toLowerCase())?.[1]
    if (token === undefined) return undefined
    await limiter(asked, from)
    const card = isLinkToken(token) ? await readSharedCard({ db }, token) : undefined
    if (!card) return new Response(null, { status: 404, headers: privately })
    const etag = `"${hashOf([card, house])}"`
    if (request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { ...privately, etag } })
    const png = await renderer.render(cardSvg(card, { house, poster: posterOf(card.place) }))
    if (png)
      return new Response(Uint8Array.from(png), {
        headers: { ...privately, etag, 'content-type': 'image/png' },
      })
    log.warn('a preview card was not drawn')
    return new Response(null, { status: 302, headers: { ...privately, location: '/preview.png' } })
  }
}
