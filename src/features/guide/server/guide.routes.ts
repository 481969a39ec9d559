import { limited, signedIn, visitor } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { guideContract } from '../contract/guide.contract.ts'
import { guideErrors } from '../contract/guide.errors.ts'
import { visitorQuestions } from '../domain/guide-limits.ts'
import { adviseOn } from './advise-budget.ts'
import { applyProposal } from './apply-proposal.ts'
import {
  beginConversation,
  readConversations,
  readHistory,
  readVisitor,
  resetVisitor,
  visitorSpeaker,
} from './read-chat.ts'
import { readUsage } from './read-usage.ts'
import { type ChatDeps, sendMessage, speakerOf } from './send-message.ts'
import { streamAnswer, wantsStream } from './stream-answer.ts'

const fail = failWith(guideErrors)
const minute = 60

const guidePolicies = {
  sendMessage: limited(visitor, { name: 'guide', points: 60, seconds: minute, by: 'account' }),
  startConversation: limited(visitor, {
    name: 'guide-conversations',
    points: 30,
    seconds: minute,
    by: 'account',
  }),
  listConversations: visitor,
  applyProposal: limited(signedIn, {
    name: 'proposals',
    points: 60,
    seconds: minute,
    by: 'account',
  }),
  readHistory: signedIn,
  readVisitor: visitor,
  resetVisitor: visitor,
  readUsage: signedIn,
  adviseBudget: limited(signedIn, { name: 'advice', points: 30, seconds: minute, by: 'account' }),
}

export const guideOperations = (deps: ChatDeps): readonly BoundOperation[] =>
  bindContract(guideContract, guidePolicies, {
    sendMessage: async ({ session, body, request, reply }) => {
      const { answer, takeBack } = await sendMessage(deps, session, body, request, reply)
      return wantsStream(request.headers) ? streamAnswer(answer, takeBack) : answer
    },
    startConversation: async ({ session, request, reply }) => {
      const speaker = await speakerOf(deps, session, request, reply)
      return beginConversation(deps, speaker)
    },
    listConversations: async ({ session, request }) => {
      const own = session && `account:${session.userId}`
      const speaker = own ?? visitorSpeaker(request.headers, deps.secure)
      return { conversations: await readConversations(deps, speaker) }
    },
    applyProposal: async ({ session, params, body, request }) => {
      const visitor = visitorSpeaker(request.headers, deps.secure)
      const wanted = { id: params.id, changes: body.changes }
      const { refused, ...applied } = await applyProposal(deps, session, visitor, wanted)
      return { ...applied, refused: refused.map((one) => ({ ...one })) }
    },
    readHistory: async ({ session, query }) => readHistory(deps, session, query.conversationId),
    readVisitor: async ({ request, query }) => ({
      used: await readVisitor(deps, request.headers, query.conversationId),
      limit: visitorQuestions,
      canReset: deps.demo,
    }),
    resetVisitor: async ({ request }) => {
      if (!deps.demo) throw fail('no-reset-here')
      await resetVisitor(deps, request.headers)
    },
    readUsage: async ({ session }) => readUsage(deps, session),
    adviseBudget: async ({ session, body }) => adviseOn(deps, session, body),
  })
