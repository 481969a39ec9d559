import type { Session } from '../auth/session.ts'
import type { BoundOperation } from './bind-contract.ts'
import { acceptsGzip, jsonType } from './json-answer.ts'
import type { AnswerCache, ReadyAnswer } from './answer-cache.ts'

/** A call whose answer may be kept. */
export interface KeepableCall {
  readonly bound: BoundOperation
  readonly session: Session | undefined
  readonly params: unknown
  /** The caller's Accept-Encoding. */
  readonly accepted: string | null
  readonly headers: Headers
  /** The answer as text, made anew. */
  make(): Promise<string>
  /** What the answer depends on by now. */
  revisionNow(): Promise<string | null | undefined>
}

function present({ bytes, packed }: ReadyAnswer, headers: Headers): Response {
  headers.set('cache-control', 'no-store')
  headers.set('content-type', jsonType)
  headers.append('vary', 'Accept-Encoding')
  if (packed) headers.set('content-encoding', 'gzip')
  headers.set('content-length', String(bytes.byteLength))
  return new Response(bytes, { headers })
}

/** Throws if a kept answer is not what would be made anew, though all that it depends on is as it was. */
async function checkKept(kept: ReadyAnswer, call: KeepableCall, revision: string): Promise<void> {
  const again = await call.make()
  if (new TextDecoder().decode(kept.bytes) === again) return
  if ((await call.revisionNow()) !== revision) return
  throw new Error(`${call.bound.name} keeps an answer that is no longer true`)
}

/**
 * The kept answer of the revision that was read with the session, made and kept where there is none. What is
 * made after its revision was read may only be newer than it, and then no later call asks for that revision.
 * Undefined where the answer is none to be kept.
 */
export async function serveCached(
  { kept, checkAnswers }: { readonly kept: AnswerCache; readonly checkAnswers: boolean },
  call: KeepableCall,
): Promise<Response | undefined> {
  const { bound, session, params, accepted, headers } = call
  const revision = session?.beside
  if (!session || typeof revision !== 'string') return undefined
  const key = `${bound.name} ${session.userId} ${JSON.stringify(params ?? null)}`
  const packed = acceptsGzip(accepted)
  const plain = checkAnswers ? await kept.find(key, revision, false) : undefined
  if (plain) await checkKept(plain, call, revision)
  const found = await kept.find(key, revision, packed)
  return present(found ?? (await kept.keep(key, revision, await call.make(), packed)), headers)
}
