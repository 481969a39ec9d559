import type { SignInProvider } from '../sign-in-provider.ts'

/** Email and password, in our own database: needs no key and no network. */
export const passwordSignIn: SignInProvider = { kind: 'password' }
