import { randomBytes } from 'node:crypto'
import { hashOf } from '#features/accounts/server/index.ts'
import type { Seals } from '#platform/server/db/open-seals.ts'
import type { LinkRow, SealedToken } from './sharing.store.ts'

type Place = Pick<LinkRow, 'tripId' | 'kind'>

/** A seal opens only for its own trip and kind. */
const aboutOf = ({ tripId, kind }: Place): string => `trip_links/${tripId}/${kind}`

/** 128 bits, too many to guess. Lower case, because page addresses are. */
export const newToken = (): string => randomBytes(16).toString('hex')

/** Whether a text has the form of our tokens. */
export const isLinkToken = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

export const sealToken = (seals: Seals, place: Place, token: string): SealedToken => ({
  hash: hashOf(token),
  sealed: seals.seal(token, aboutOf(place)),
})

/** The token of a link; undefined if another instance sealed it. */
export const tokenOf = (seals: Seals, row: LinkRow): string | undefined =>
  row.token ?? (row.tokenSealed === null ? undefined : seals.open(row.tokenSealed, aboutOf(row)))
