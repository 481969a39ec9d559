import type { Generated } from 'kysely'

/** Columns of accounts. Users, sessions, credentials and verifications are written by better-auth. */
declare module '#platform/server/db/tables.ts' {
  interface Tables {
    users: UsersTable
    sessions: SessionsTable
    credentials: CredentialsTable
    verifications: VerificationsTable
    entitlements: EntitlementsTable
  }
}

interface UsersTable {
  id: string
  name: string
  first_name: string
  last_name: string
  email: string
  email_verified: boolean
  image: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface SessionsTable {
  id: string
  user_id: string
  token: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface CredentialsTable {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface VerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: Date
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** Everything an account may do beyond the free tier is a row here, and every permission reads it. */
interface EntitlementsTable {
  id: Generated<string>
  user_id: string
  kind: 'tier' | 'plan' | 'role'
  value: string
  /** Who or what granted it: 'admin', later a purchase's id. */
  source: string
  starts_at: Generated<Date>
  ends_at: Date | null
  created_at: Generated<Date>
}
