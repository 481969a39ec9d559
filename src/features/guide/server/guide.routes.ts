import { limited, signedIn, visitor } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { guideContract } from '../contract/guide.contract.ts'
import { guideErrors } from '../contract/guide.errors.ts'
import { visitorQuestions } from '../domain/guide-limits.ts'
import { adviseOn } from './advise-budget.ts'
import { readHistory, readVisitor, resetVisitor } from './read-chat.ts'
import { readUsage } from './read-usage.ts'
import { type ChatDeps, sendMessage } from './send-message.ts'
import { streamAnswer, wantsStream } from './stream-answer.ts'

const fail = failWith(guideErrors)
const minute = 60

const guidePolicies = {
  sendMessage: limited(visitor, { name: 'guide', points: 60, seconds: minute, by: 'account' }),
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
    readHistory: async ({ session }) => ({ messages: await readHistory(deps, session) }),
    readVisitor: async ({ request }) => ({
      used: await readVisitor(deps, request.headers),
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
