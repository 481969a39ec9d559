import { ApiError } from '#platform/web/api-client.ts'

/** What to say when something was refused or did not come. */
export const faultText = (error: unknown): string =>
  error instanceof ApiError
    ? error.message
    : 'The checkout could not be opened. Please try again in a moment.'
