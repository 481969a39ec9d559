import type { Generated } from 'kysely'

/** Columns of accounts. */
declare module '#platform/server/db/tables.ts' {
  interface Tables {
    users: UsersTable
    sessions: SessionsTable
    credentials: CredentialsTable
    password_resets: PasswordResetsTable
    sign_in_attempts: SignInAttemptsTable
    terms_answers: TermsAnswersTable
    account_passports: AccountPassportsTable
    team_seats: TeamSeatsTable
  }
}

interface AccountPassportsTable {
  user_id: string
  /** Country and last day of each passport, encrypted. */
  sealed: string
  updated_at: Generated<Date>
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
  /** SHA-256 of the cookie's token. */
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
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface PasswordResetsTable {
  /** SHA-256 of the link's token. */
  token_hash: string
  user_id: string
  expires_at: Date
  created_at: Generated<Date>
}

/** A pending sign-in at an issuer: the values the callback must match. */
interface SignInAttemptsTable {
  state_hash: string
  browser_hash: string
  nonce: string
  code_verifier: string
  return_to: string
  expires_at: Date
}

interface TermsAnswersTable {
  user_id: string
  version: string
  accepted: boolean
  answered_at: Generated<Date>
}

/** An invitation into a team; once accepted, also the seat. */
interface TeamSeatsTable {
  id: string
  owner_id: string
  /** Address of the letter, in lower case. */
  email: string
  token_hashes: Generated<string[]>
  created_at: Generated<Date>
  expires_at: Date
  member_id: string | null
  accepted_at: Date | null
}
