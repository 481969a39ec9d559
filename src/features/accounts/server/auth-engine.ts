import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import type { Db } from '#platform/server/db/tables.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { sessionCookieName, sessionSeconds } from './session-cookie.ts'

interface EngineOptions {
  readonly db: Db
  readonly secret: string
  readonly origin: string
  readonly secure: boolean
  readonly hashing: PasswordHashing
}

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

const models = {
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', ...timestamps },
    additionalFields: {
      firstName: { type: 'string', required: true, fieldName: 'first_name' },
      lastName: { type: 'string', required: true, fieldName: 'last_name' },
    },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...timestamps,
    },
    expiresIn: sessionSeconds,
    disableSessionRefresh: true,
  },
  account: {
    modelName: 'credentials',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...timestamps,
    },
  },
  verification: {
    modelName: 'verifications',
    fields: { expiresAt: 'expires_at', ...timestamps },
  },
} as const

/**
 * The ceremonies of sign-up and sign-in. It is called as a library, never mounted: its own routes,
 * errors and limits are not reachable, ours are.
 */
export function createAuthEngine({ db, secret, origin, secure, hashing }: EngineOptions) {
  return betterAuth({
    ...models,
    database: { db, type: 'postgres' },
    secret,
    baseURL: origin,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: hashing,
    },
    advanced: {
      database: { generateId: () => randomUUID() },
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      cookies: { session_token: { name: sessionCookieName(secure) } },
    },
  })
}

export type AuthEngine = ReturnType<typeof createAuthEngine>
