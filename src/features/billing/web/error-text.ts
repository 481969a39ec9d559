import { ApiError } from '#platform/web/api-client.ts'
import { errorTexts } from './messages.ts'

/** What to say when something was refused or did not come. */
export const errorText = (error: unknown): string =>
  error instanceof ApiError ? error.message : errorTexts.checkoutCouldNotBe
