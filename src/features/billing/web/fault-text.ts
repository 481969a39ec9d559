import { ApiError } from '#platform/web/api-client.ts'
import { faultTexts } from './messages.ts'

/** What to say when something was refused or did not come. */
export const faultText = (error: unknown): string =>
  error instanceof ApiError ? error.message : faultTexts.checkoutCouldNotBe
