import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { Limit } from '../http/rate-limit.ts'
import { hasRole, type Session } from './session.ts'

const fail = failWith(commonErrors)

/** The authorization rule of an operation. `S` is the session type its handler receives. */
export interface Policy<S = unknown> {
  /** Human-readable name; `needs` is the machine-readable requirement. */
  readonly name: string
  /** What `admit` refuses without: nothing, a session, or a role of its account. */
  readonly needs: 'nothing' | 'session' | 'role'
  readonly readsSession: boolean
  /** Returns what the handler gets as `session`; throws unauthenticated or forbidden. */
  admit(session: Session | undefined): S
  readonly limits: readonly Limit[]
}

/** Anyone; the session is not even read. */
export const everyone: Policy<undefined> = {
  name: 'everyone',
  needs: 'nothing',
  readsSession: false,
  admit: () => undefined,
  limits: [],
}

/** Open to all; reads a session if there is one. */
export const visitor: Policy<Session | undefined> = {
  name: 'visitor',
  needs: 'nothing',
  readsSession: true,
  admit: (session) => session,
  limits: [],
}

export const signedIn: Policy<Session> = {
  name: 'signed-in',
  needs: 'session',
  readsSession: true,
  admit: (session) => {
    if (!session) throw fail('unauthenticated')
    return session
  },
  limits: [],
}

/** An account that holds one of the roles. */
export const anyRole = (...roles: readonly string[]): Policy<Session> => ({
  name: `role:${roles.join('|')}`,
  needs: 'role',
  readsSession: true,
  admit: (session) => {
    const caller = signedIn.admit(session)
    if (!roles.some((role) => hasRole(caller, role))) throw fail('forbidden')
    return caller
  },
  limits: [],
})

/** The same policy with extra rate limits. */
export const limited = <S>(policy: Policy<S>, ...limits: readonly Limit[]): Policy<S> => ({
  ...policy,
  limits: [...policy.limits, ...limits],
})
