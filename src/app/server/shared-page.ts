import { isLinkToken, readSharedCard, readSharedHead } from '#features/sharing/server/index.ts'
import { unknownHead, waitingHead } from '#features/sharing/domain/shared-head.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { RateLimiter } from '#platform/server/http/rate-limit.ts'
import type { LivePage } from '#platform/server/http/built-site.ts'
import { cardPath } from './shared-card.ts'
import type { Logger } from '#platform/server/log/logger.ts'

interface SharedPageParts {
  readonly db: Db
  readonly limiter: RateLimiter
  readonly log: Logger
}

/** Rate limit: each request queries the database, previews included. */
const opened = { name: 'shared-page', points: 600, seconds: 60 * 60, by: 'address' } as const

const housePicture = '/preview.png'

/** Shared trip page with its head filled in; 404 without a trip. */
export function sharedPage({ db, limiter, log }: SharedPageParts): LivePage {
  const answer = (
    status: number,
    head: { readonly title: string; readonly description: string },
    at: { readonly address: string; readonly picture?: string },
  ) => ({
    status,
    facts: {
      pageTitle: head.title,
      pageDescription: head.description,
      pagePicture: at.picture ?? housePicture,
      pageAddress: at.address,
    },
  })
  return async (address, from) => {
    const token = address.slice(address.lastIndexOf('/') + 1)
    if (!isLinkToken(token)) return undefined
    await limiter(opened, from)
    try {
      const [head, card] = await Promise.all([
        readSharedHead({ db }, token),
        readSharedCard({ db }, token),
      ])
      if (!head || !card) return answer(404, unknownHead, { address })
      return answer(200, head, { address, picture: cardPath(token, card) })
    } catch (error) {
      // The page's script retries and shows the error.
      log.warn({ err: error }, 'a shared trip could not be read for its page')
      return answer(503, waitingHead, { address })
    }
  }
}
