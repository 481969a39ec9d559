import type { SignInErrorCode } from '../../domain/sign-in-errors.ts'

/**
 * A user as the issuer identifies them. `issuer` and `subject` together never change and are never
 * reassigned.
 */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** In lower case; undefined if the issuer sends none. */
  readonly email: string | undefined
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** Values that must come back unchanged from a pending sign-in. */
export interface Attempt {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface IssuerAnswer {
  readonly code?: string | undefined
  readonly error?: string | undefined
  readonly iss?: string | undefined
}

/** Accounts have their passwords in our own database. */
interface OwnSignIn {
  readonly kind: 'password'
}

/** Browsers are redirected to an issuer and return to `callback`, an absolute URL of ours. */
export interface RemoteSignIn {
  readonly kind: 'remote'
  /** Where to redirect the browser. Throws SignInError if the issuer cannot be reached. */
  begin(attempt: Attempt, callback: string): Promise<string>
  /** Turns the issuer's answer into a fully checked identity. Throws SignInError. */
  complete(answer: IssuerAnswer, attempt: Attempt, callback: string): Promise<Identity>
  /** Where to end the issuer's own session; undefined if it has no such endpoint or cannot be
      reached. */
  logoutAddress(home: string): Promise<string | undefined>
}

/** Port: ways to sign in. */
export type SignInProvider = OwnSignIn | RemoteSignIn

/** A failed sign-in, with the code of its message. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  readonly code: SignInErrorCode
  constructor(code: SignInErrorCode, reason: string, cause?: unknown) {
    super(reason, { cause })
    this.code = code
  }
}
