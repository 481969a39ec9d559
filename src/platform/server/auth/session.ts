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
}

/** Port, filled by the accounts feature: the session of a Cookie header, or nothing. */
export type SessionReader = (cookieHeader: string) => Promise<Session | undefined>

export const hasRole = (session: Session, role: string): boolean =>
  session.grants.some((grant) => grant.kind === 'role' && grant.value === role)
