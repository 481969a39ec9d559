import type { RequestFacts } from '#platform/server/http/bind-contract.ts'
import type { RateLimiter } from '#platform/server/http/rate-limit.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { returnPath } from '../domain/return-path.ts'
import { beginRemoteSignIn } from './begin-remote-sign-in.ts'
import { endSession } from './end-session.ts'
import { finishRemoteSignIn } from './finish-remote-sign-in.ts'
import { isFromOurPages } from './is-from-our-pages.ts'
import { type IssuerAnswer, type SignInProvider, SignInError } from './provider/sign-in-provider.ts'
import { siteAddress } from './site-address.ts'

export interface NavigationDeps {
  readonly db: Db
  readonly secure: boolean
  readonly log: Logger
  readonly appOrigin: string | undefined
  readonly signIn: SignInProvider
  readonly limiter: RateLimiter
}

const begun = { name: 'begin', points: 60, seconds: 600, by: 'address' } as const
const finished = { name: 'finish', points: 60, seconds: 600, by: 'address' } as const

interface Navigation<Q = unknown> {
  readonly query: Q
  readonly request: RequestFacts
  readonly reply: Headers
}

/** A sign-in that failed leads to /login, which says why by the code. */
function explain(log: Logger, error: unknown): string {
  if (!(error instanceof SignInError)) throw error
  log.warn({ err: error, code: error.code }, 'sign-in elsewhere failed')
  return `/login?fault=${error.code}`
}

const cookiesOf = ({ headers }: RequestFacts): string => headers.get('cookie') ?? ''

/** The operations that a browser goes to rather than calls: each answers with where to go next. */
export function navigations(deps: NavigationDeps) {
  const { log, appOrigin, signIn, limiter } = deps

  const goToSignIn = async ({
    query,
    request,
    reply,
  }: Navigation<{ returnTo?: string | undefined }>) => {
    if (signIn.kind === 'password')
      return `/account/sign-in?returnTo=${encodeURIComponent(returnPath(query.returnTo))}`
    await limiter(begun, request.address)
    const site = siteAddress(appOrigin, request.headers)
    const from = { site, cookies: cookiesOf(request), returnTo: query.returnTo }
    try {
      const { location, cookie } = await beginRemoteSignIn({ ...deps, provider: signIn }, from)
      reply.append('set-cookie', cookie)
      return location
    } catch (error) {
      return explain(log, error)
    }
  }

  const finishSignIn = async ({
    query,
    request,
    reply,
  }: Navigation<IssuerAnswer & { state?: string | undefined }>) => {
    if (signIn.kind === 'password') return '/login'
    await limiter(finished, request.address)
    const from = { ...request, site: siteAddress(appOrigin, request.headers) }
    try {
      const signed = await finishRemoteSignIn({ ...deps, provider: signIn }, query, from)
      for (const cookie of signed.cookies) reply.append('set-cookie', cookie)
      return signed.returnTo
    } catch (error) {
      return explain(log, error)
    }
  }

  const logOut = async ({ request, reply }: Navigation) => {
    if (!isFromOurPages(request.headers, appOrigin)) return '/account/log-out'
    const cookies = await endSession(deps, cookiesOf(request))
    for (const cookie of cookies) reply.append('set-cookie', cookie)
    reply.set('clear-site-data', '"cache"')
    if (signIn.kind === 'password') return '/'
    const home = `${siteAddress(appOrigin, request.headers)}/`
    return (await signIn.logoutAddress(home)) ?? '/'
  }

  return { goToSignIn, finishSignIn, logOut }
}
