import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { supportContract } from '../contract/support.contract.ts'
import { changeStatus, readInbox } from './read-inbox.ts'
import { replyToRequest } from './reply-to-request.ts'
import { type SendDeps, sendRequest } from './send-request.ts'
import { supportPolicies } from './support.policy.ts'

export const supportOperations = (deps: SendDeps): readonly BoundOperation[] =>
  bindContract(supportContract, supportPolicies, {
    sendRequest: async ({ session, body }) => ({
      success: true as const,
      requestId: await sendRequest(deps, session, body),
    }),
    listRequests: async ({ query }) => readInbox(deps.db, query),
    reply: async ({ session, params, body }) =>
      replyToRequest(deps, session, { ...params, ...body }),
    changeStatus: async ({ session, params: { id }, body: { status } }) =>
      changeStatus(deps.db, session, { id, status }),
  })
