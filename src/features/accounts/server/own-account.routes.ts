import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import type { Seals } from '#platform/server/db/open-seals.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { accountErrors } from '../contract/accounts.errors.ts'
import { ownAccountContract } from '../contract/own-account.contract.ts'
import { answerTerms } from './answer-terms.ts'
import { changePassword } from './change-password.ts'
import { type DeleteDeps, deleteAccount } from './delete-account.ts'
import { endSession } from './end-session.ts'
import { type ExportDeps, exportData } from './export-data.ts'
import { ownAccountPolicies } from './own-account.policy.ts'
import { forCaller } from './password-hashing.ts'
import { listOwnSessions, revokeOtherSessions, revokeOwnSession } from './own-sessions.ts'
import { readOwnPassports, writeOwnPassports } from './own-passports.ts'
import { readOwnAccount } from './read-own-account.ts'
import { renameAccount } from './rename-account.ts'
import { siteAddress } from './site-address.ts'

export interface OwnAccountDeps extends DeleteDeps, ExportDeps {
  readonly secure: boolean
  readonly seals: Seals
  readonly appOrigin: string | undefined
  readonly mailQueue: MailQueue
}

const fail = failWith({ ...commonErrors, ...accountErrors })
const done = { success: true as const }

/** What people do with their own account, once they are signed in. */
export const ownAccountOperations = (deps: OwnAccountDeps): readonly BoundOperation[] =>
  bindContract(ownAccountContract, ownAccountPolicies, {
    readOwnAccount: async ({ session }) => {
      const account = await readOwnAccount(deps, session.userId)
      if (!account) throw fail('unauthenticated')
      return account
    },
    rename: async ({ session, body }) => {
      const user = await renameAccount(deps, session.userId, body)
      if (!user) throw fail('unauthenticated')
      return user
    },
    changePassword: async ({ session, body, request }) => {
      if (deps.signIn.kind !== 'password') throw fail('no-passwords-here')
      const site = siteAddress(deps.appOrigin, request.headers)
      await changePassword(forCaller(deps, request), session, body, site)
      return done
    },
    listPassports: async ({ session }) => ({
      passports: await readOwnPassports(deps, session),
    }),
    savePassports: async ({ session, body }) => {
      await writeOwnPassports(deps, session, body.passports)
      return body
    },
    answerTerms: async ({ session, body }) => {
      await answerTerms(deps, session, body.acceptedTerms)
      return done
    },
    listSessions: async ({ session }) => ({ sessions: await listOwnSessions(deps, session) }),
    revokeSession: async ({ session, params }) => {
      await revokeOwnSession(deps, session, params.id)
      return done
    },
    revokeOtherSessions: async ({ session }) => {
      await revokeOtherSessions(deps, session)
      return done
    },
    exportData: async ({ session }) => exportData(deps, session.userId),
    deleteAccount: async ({ session, body, request, reply }) => {
      await deleteAccount(forCaller(deps, request), session, body)
      const cookies = await endSession(deps, request.headers.get('cookie') ?? '')
      for (const cookie of cookies) reply.append('set-cookie', cookie)
      reply.set('clear-site-data', '"cache"')
      return done
    },
  })
