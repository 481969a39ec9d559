import type { PersonalData } from '#platform/server/auth/personal-data.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { invalidField } from '#platform/shared/invalid-field.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { accountErrors } from '../contract/accounts.errors.ts'
import { dataOwner, deleteUser, findOwnAccount, lockAccount } from './own-account.store.ts'
import { holdOwners, isLastOwner } from '#features/entitlements/server/index.ts'
import { isSessionYounger } from './own-sessions.store.ts'
import { type OwnPasswordDeps, proveOwnPassword } from './own-password.ts'
import type { SignInProvider } from './provider/sign-in-provider.ts'
import { ownAccountText as text } from './messages.ts'

export interface DeleteDeps extends OwnPasswordDeps {
  readonly signIn: SignInProvider
  readonly personalData: readonly PersonalData[]
}

interface Proof {
  readonly password?: string | undefined
  /** The account's address as typed by the user. */
  readonly confirmation?: string | undefined
}

const fail = failWith({ ...commonErrors, ...accountErrors })

function confirm(email: string, typed: string | undefined): void {
  if (!typed) throw invalidField('confirmation', text.emailMissing)
  if (typed.trim().toLowerCase() === email) return
  const { message } = accountErrors['not-confirmed']
  throw fail('not-confirmed', { fields: [{ field: 'confirmation', message }] })
}

const freshMinutes = 10

/** A recent sign-in needs no further proof; a proof that is sent is checked anyway. */
const needsNoProof = async ({ db }: DeleteDeps, { sessionId }: Session, proof: Proof) =>
  proof.password === undefined &&
  proof.confirmation === undefined &&
  (await isSessionYounger(db, sessionId, freshMinutes))

/**
 * Erases an account and all its data, immediately and for good. Throws wrong-password, not-confirmed, or
 * invalid-input if the required proof is missing.
 */
export async function deleteAccount(
  deps: DeleteDeps,
  session: Session,
  proof: Proof,
): Promise<void> {
  const { db, signIn, personalData } = deps
  const { userId } = session
  const account = await findOwnAccount(db, userId)
  if (!account) throw fail('unauthenticated')
  const isFresh = await needsNoProof(deps, session, proof)
  if (isFresh) {
    // A recent sign-in is proof enough.
  } else if (signIn.kind === 'password' && account.password !== null) {
    const { password } = proof
    if (!password) throw invalidField('password', text.passwordMissing)
    await proveOwnPassword(deps, userId, { hash: account.password, password, field: 'password' })
  } else confirm(account.email, proof.confirmation)
  await db.transaction().execute(async (whole) => {
    // Locks owners before the account, in the same order as role changes.
    await holdOwners(whole)
    await lockAccount(whole, userId)
    const still = await findOwnAccount(whole, userId)
    if (!still || still.password !== account.password) throw fail('wrong-password')
    if (await isLastOwner(whole, userId)) throw fail('held-back', { message: text.lastOwner })
    const owner = dataOwner(userId, still)
    for (const { holdsBack } of personalData) {
      const message = await holdsBack?.(whole, owner)
      if (message) throw fail('held-back', { message })
    }
    for (const { erase } of personalData) await erase(whole, owner)
    await deleteUser(whole, userId)
  })
}
