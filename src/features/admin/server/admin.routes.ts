import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { adminContract } from '../contract/admin.contract.ts'
import { adminPolicies } from './admin.policy.ts'
import { endStaffGrant, giveStaffGrant } from './change-grants.ts'
import { changeAttended, consultationsPage } from './consultations.ts'
import { auditPage, lettersPage, salesPage, usersPage } from './list-back-office.ts'
import { type HealthDeps, readHealth } from './read-health.ts'
import { type JobDeps, readJobs } from './read-jobs.ts'

export interface AdminDeps extends HealthDeps, JobDeps {
  /** The name of the verification file, where the settings have one. */
  readonly verificationFile: string | undefined
}

export const adminOperations = (deps: AdminDeps): readonly BoundOperation[] =>
  bindContract(adminContract, adminPolicies, {
    readHealth: async ({ session }) => readHealth(deps, session),
    listLetters: async ({ query }) => lettersPage(deps.db, query),
    listUsers: async ({ query }) => usersPage(deps.db, query),
    giveGrant: async ({ session, params, body }) =>
      giveStaffGrant(deps.db, session, { ...params, ...body }),
    endGrant: async ({ session, params }) => endStaffGrant(deps.db, session, params),
    readJobs: () => readJobs(deps),
    listSales: async ({ query }) => salesPage(deps.db, query),
    listConsultations: async ({ query }) => consultationsPage(deps.db, query),
    attendConsultation: ({ session, params, body }) =>
      changeAttended(deps.db, session, { ...params, ...body }),
    listDeeds: async ({ query }) => auditPage(deps.db, query.page),
    readVerification: async () => ({
      file: deps.verificationFile ? `/${deps.verificationFile}` : null,
    }),
  })
