import type { RawBuilder } from 'kysely'

/** One thing an account holds: a tier, a plan, a role, a bought export. */
export interface Grant {
  readonly kind: string
  readonly value: string
}

/** The caller's session. Read from the database on each request, so that revoking is immediate. */
export interface Session {
  readonly sessionId: string
  readonly userId: string
  readonly grants: readonly Grant[]
  /** What was read beside it, if that was asked for. */
  readonly beside?: string | null
}

/**
 * Port, filled by the accounts feature: the session of a Cookie header, or nothing. `beside` is a scalar to
 * be read in the same statement, in which `u` is the account.
 */
export type SessionReader = (
  cookieHeader: string,
  beside?: RawBuilder<string | null>,
) => Promise<Session | undefined>

export const hasRole = (session: Session, role: string): boolean =>
  session.grants.some((grant) => grant.kind === 'role' && grant.value === role)
