import type { Session } from '#platform/server/auth/session.ts'
import type { OwnPassport } from '../contract/own-account.contract.ts'
import {
  deletePassports,
  findPassports,
  type PassportDeps,
  savePassports,
} from './passports.store.ts'

type Caller = Pick<Session, 'userId'>

/** The passports that the caller keeps; none where they cannot be opened. */
export const readOwnPassports = async (deps: PassportDeps, { userId }: Caller) =>
  (await findPassports(deps, userId)) ?? []

/** Replaces the caller's passports; an empty list leaves nothing behind. */
export const writeOwnPassports = (
  deps: PassportDeps,
  { userId }: Caller,
  passports: readonly OwnPassport[],
): Promise<void> =>
  passports.length > 0 ? savePassports(deps, userId, passports) : deletePassports(deps.db, userId)
