import { accountRoutes } from '../contract/accounts.endpoints.ts'

/** Where the issuer sends browsers back to; with the site's address before it, the issuer must know it. */
export const callbackPath: string = accountRoutes.finishSignIn[1]
