import type { SignInFaultCode } from '../../domain/sign-in-faults.ts'

/** Who somebody is, as an issuer says it. `issuer` and `subject` together never change and are never given to another. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** In lower case; none where the issuer tells none. */
  readonly email: string | undefined
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** What must come back unchanged from a sign-in that was begun. */
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

/** Browsers are sent to an issuer and come back to `callback`, an absolute address of ours. */
export interface RemoteSignIn {
  readonly kind: 'remote'
  /** Where to send the browser. Throws SignInFault when the issuer cannot be reached. */
  begin(attempt: Attempt, callback: string): Promise<string>
  /** Turns what came back into an identity, checked in full. Throws SignInFault. */
  complete(answer: IssuerAnswer, attempt: Attempt, callback: string): Promise<Identity>
  /** Where to end the issuer's own session; nothing where it has no such address or is away. */
  logoutAddress(home: string): Promise<string | undefined>
}

/** Port: how people prove who they are. */
export type SignInProvider = OwnSignIn | RemoteSignIn

/** A sign-in that did not work, with the code of its sentence. */
export class SignInFault extends Error {
  override readonly name = 'SignInFault'
  readonly code: SignInFaultCode
  constructor(code: SignInFaultCode, reason: string, cause?: unknown) {
    super(reason, { cause })
    this.code = code
  }
}
