import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type Next } from 'hono'
import { compress } from 'hono/compress'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { BoundOperation } from './bind-contract.ts'
import { clientAddress } from './client-address.ts'
import { errorResponse } from './error-response.ts'
import type { Metrics } from './metrics.ts'
import { createOpenBodies } from './open-bodies.ts'
import { checkOrigin } from './origin-check.ts'
import { createAnswerCache } from './answer-cache.ts'
import { rememberCallers, type KnownCallers } from './known-callers.ts'
import { countGenerally, type RateLimiter } from './rate-limit.ts'
import type { RequestScope } from './request-scope.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { createGate } from './in-flight.ts'
import { serveOperation, type ServingTools } from './serve-operation.ts'
import type { StorageWatch } from '../storage-watch.ts'

export interface HttpEnv {
  Bindings: HttpBindings
  Variables: { scope: RequestScope }
}

export interface HttpAppOptions extends ServingTools {
  readonly operations: readonly BoundOperation[]
  readonly metrics: Metrics
  readonly localLimiter: RateLimiter
  readonly storage: StorageWatch
  readonly appOrigin: string | undefined
  readonly secure: boolean
  readonly trustedProxies: number
  /** Maximum calls in flight. Default: 400. */
  readonly maxInFlight?: number
  /** Bytes of finished answers that are kept. Default: none. */
  readonly keptBytes?: number
  /** Answers everything that is no operation: pages, assets, health. */
  readonly fallback: (request: Request, context: Context<HttpEnv>) => Promise<Response | undefined>
}

const fail = failWith(commonErrors)

const routeLabel = (context: Context<HttpEnv>): string => {
  const path = context.req.routePath
  return path === '/*' || path === '*' ? 'page' : path
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

function observed({ log, metrics, secure }: HttpAppOptions) {
  return (context: Context<HttpEnv>, response: Response): void => {
    const scope = context.get('scope')
    const ms = performance.now() - scope.startedAt
    addSecurityHeaders(response.headers, secure)
    response.headers.set('x-request-id', scope.id)
    const route = routeLabel(context)
    metrics.observe(context.req.method, route, response.status, ms / 1000)
    // What was read and went well is a line for debugging; what changed or failed is a line to keep.
    const level = response.status >= 400 || !isRead(context.req.method) ? 'info' : 'debug'
    log[level](
      {
        requestId: scope.id,
        method: context.req.method,
        route,
        status: response.status,
        ms: Math.round(ms),
      },
      'request',
    )
  }
}

type AnswerFailure = (failure: unknown, context: Context<HttpEnv>) => Response

/** Scope, origin, limits, and one place where every failure becomes an answer. */
function surround(options: HttpAppOptions, callers: KnownCallers, answer: AnswerFailure) {
  const { localLimiter, appOrigin, trustedProxies } = options
  const observe = observed(options)
  return async (context: Context<HttpEnv>, next: Next): Promise<void> => {
    const scope: RequestScope = {
      id: randomUUID(),
      address: clientAddress(
        context.env?.incoming?.socket.remoteAddress,
        context.req.raw.headers.get('x-forwarded-for'),
        trustedProxies,
      ),
      startedAt: performance.now(),
    }
    context.set('scope', scope)
    try {
      checkOrigin(context.req.raw, appOrigin)
      // Pages and probes come from memory: they are answered however busy the API is.
      if (context.req.path.startsWith('/api/')) {
        const account = callers.accountOf(context.req.raw.headers.get('cookie'))
        await countGenerally(localLimiter, { account, address: scope.address })
      }
      await next()
    } catch (error) {
      context.res = answer(error, context)
    }
    // Headers are added in place: to assign an answer again copies it, and makes a stream of its text.
    observe(context, context.res)
  }
}

/** A path that exists answers other methods with 405 and what it allows. */
function refuseOtherMethods(app: Hono<HttpEnv>, operations: readonly BoundOperation[]): void {
  const methods = new Map<string, string[]>()
  for (const { method, path } of operations) {
    const allowed = methods.get(path) ?? []
    allowed.push(...(method === 'GET' ? ['GET', 'HEAD'] : [method]))
    methods.set(path, allowed)
  }
  for (const [path, allowed] of methods)
    app.all(path, () => {
      throw fail('method-not-allowed', { headers: { allow: allowed.join(', ') } })
    })
}

/** The HTTP application: operations first, then the fallback's routes, then 404. */
export function createHttpApp(options: HttpAppOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const callers = rememberCallers(options.readSession)
  const tools = {
    ...options,
    readSession: callers.readSession,
    bodies: createOpenBodies(),
    inFlight: createGate(options.maxInFlight),
    kept: createAnswerCache(options.keptBytes ?? 0),
  }
  const answer: AnswerFailure = (failure, context) => {
    options.storage.note(failure)
    return errorResponse(failure, context.get('scope').id, options.log)
  }
  app.use(surround(options, callers, answer))
  app.use('/api/*', compress({ threshold: 1024 }))
  for (const bound of options.operations)
    app.on(bound.method, bound.path, serveOperation(bound, tools))
  refuseOtherMethods(app, options.operations)
  app.all('*', async (context) => {
    const answer = await options.fallback(context.req.raw, context)
    if (answer) return answer
    throw fail('not-found')
  })
  // Hono catches what handlers throw before `surround` can see it.
  app.onError(answer)
  return app
}
