import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { adminContract } from '../contract/admin.contract.ts'
import { adminPolicies } from './admin.policy.ts'
import { type AuditDeps, auditPage, lettersPage } from './list-back-office.ts'
import { type HealthDeps, readHealth } from './read-health.ts'
import { type JobDeps, readJobs } from './read-jobs.ts'

export interface AdminDeps extends HealthDeps, JobDeps, AuditDeps {
  /** The name of the verification file, where the settings have one. */
  readonly verificationFile: string | undefined
}

export const adminOperations = (deps: AdminDeps): readonly BoundOperation[] =>
  bindContract(adminContract, adminPolicies, {
    readHealth: async ({ session }) => readHealth(deps, session),
    listLetters: async ({ query }) => lettersPage(deps.db, query),
    readJobs: () => readJobs(deps),
    listDeeds: async ({ query }) => auditPage(deps, query.page),
    readVerification: async () => ({
      file: deps.verificationFile ? `/${deps.verificationFile}` : null,
    }),
  })
