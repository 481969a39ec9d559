import { randomBytes } from 'node:crypto'
import { hashOf } from '#features/accounts/server/index.ts'
import type { Seals } from '#platform/server/db/open-seals.ts'
import type { LinkRow, SealedToken } from './sharing.store.ts'

type Place = Pick<LinkRow, 'tripId' | 'kind'>

/** A seal opens for its own trip and kind alone. */
const aboutOf = ({ tripId, kind }: Place): string => `trip_links/${tripId}/${kind}`

/** 128 bits: nobody finds a link by trying. Lower case, because addresses of pages are. */
export const newToken = (): string => randomBytes(16).toString('hex')

/** What may be a token of ours. */
export const isLinkToken = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

export const sealToken = (seals: Seals, place: Place, token: string): SealedToken => ({
  hash: hashOf(token),
  sealed: seals.seal(token, aboutOf(place)),
})

/** The token of a link; undefined where its seal is not of this instance. */
export const tokenOf = (seals: Seals, row: LinkRow): string | undefined =>
  row.token ?? (row.tokenSealed === null ? undefined : seals.open(row.tokenSealed, aboutOf(row)))
