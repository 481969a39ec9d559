/** One invalid field: its path ("items.0.price", a query name) and how to fix it. */
export interface FieldError {
  readonly field: string
  readonly message: string
}

/** The body of every answer that is not a success: RFC 9457 with our extension members. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  /** Stable and machine-readable: 'trip-not-found'. */
  readonly code: string
  /** The sentence for the person. */
  readonly message: string
  /** The same sentence, for clients that read `error`. */
  readonly error: string
  readonly success: false
  readonly requestId: string
  readonly errors?: readonly FieldError[]
  readonly [extension: string]: unknown
}

/** The declaration of an error code by a feature. */
export interface ErrorDefinition {
  readonly status:
    | 400
    | 401
    | 403
    | 404
    | 405
    | 406
    | 408
    | 409
    | 410
    | 413
    | 415
    | 422
    | 429
    | 500
    | 503
  readonly title: string
  /** The sentence for the person: what happened and what to do next. */
  readonly message: string
}

export type ErrorTable = Readonly<Record<string, ErrorDefinition>>

/** Codes that any operation may answer with. */
export const commonErrors = {
  'invalid-input': {
    status: 422,
    title: 'Invalid input',
    message: 'We can’t accept some of what you sent. Correct the marked fields and try again.',
  },
  'malformed-request': {
    status: 400,
    title: 'Malformed request',
    message: 'We couldn’t read this request.',
  },
  unauthenticated: {
    status: 401,
    title: 'Sign-in needed',
    message: 'Please sign in to continue.',
  },
  forbidden: {
    status: 403,
    title: 'Not permitted',
    message: 'Your account can’t do this.',
  },
  'cross-origin': {
    status: 403,
    title: 'Cross-origin request',
    message: 'This request didn’t come from this site.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    message: 'There’s nothing at this address.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    message: 'This address doesn’t answer that kind of request.',
  },
  'too-large': {
    status: 413,
    title: 'Too large',
    message: 'What you sent is larger than 1 MB.',
  },
  'body-timeout': {
    status: 408,
    title: 'Sent too slowly',
    message: 'What you sent didn’t arrive in time. Check your connection and try again.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    message: 'Send the body as JSON (application/json).',
  },
  'key-mismatch': {
    status: 422,
    title: 'Key already used',
    message: 'This idempotency key belongs to another request. Use a new one.',
  },
  'key-in-use': {
    status: 409,
    title: 'Request under way',
    message: 'The same request is still under way. Try again in a moment.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    message: 'Too many requests in a short time. Please wait a moment and try again.',
  },
  internal: {
    status: 500,
    title: 'Internal error',
    message: 'Something went wrong on our side. Check whether it was done before you try again.',
  },
  'storage-full': {
    status: 503,
    title: 'Storage full',
    message: 'Our storage is full, so we couldn’t save this. Please try again later.',
  },
  'still-searching': {
    status: 503,
    title: 'Still searching',
    message: 'We’re still searching. Ask again in a second for what has come by then.',
  },
  unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    message: 'The service is busy or restarting. Please try again in a moment.',
  },
} as const satisfies ErrorTable
