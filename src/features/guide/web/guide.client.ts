import { type Caller, createClient, type OutputOf } from '#platform/web/api-client.ts'
import { sendForEvents } from '#platform/web/event-stream.ts'
import type { guideContract } from '../contract/guide.contract.ts'
import { guideRoutes } from '../contract/guide.endpoints.ts'

type Contract = typeof guideContract

const caller: Caller = {
  service: 'guide',
  handles: ['conversation-limit', 'advice-tier', 'rate-limited'],
}

export const guideApi = createClient<Contract>(guideRoutes, caller)

type Operations = Contract['operations']
export type SentView = OutputOf<Operations['sendMessage']>
export type MessageView = OutputOf<Operations['readHistory']>['messages'][number]

interface GuideQuestion {
  readonly message: string
  readonly conversationId: string | undefined
  /** Inside of which trip it is asked. */
  readonly itineraryId?: string | undefined
}

/** Streams the answer's text to the callback and returns the whole answer; undefined if it broke off. */
export async function askGuide(
  { message, conversationId, itineraryId }: GuideQuestion,
  signal: AbortSignal,
  onWords: (words: string) => void,
): Promise<SentView | undefined> {
  let answer: SentView | undefined
  const [, path] = guideRoutes.sendMessage
  await sendForEvents(
    {
      path,
      body: {
        message,
        ...(conversationId ? { conversationId } : {}),
        ...(itineraryId ? { itineraryId } : {}),
      },
      signal,
    },
    caller,
    (name, data) => {
      if (name === 'words') onWords((JSON.parse(data) as { words: string }).words)
      else answer = JSON.parse(data) as SentView
    },
  )
  return answer
}
export type UsageView = OutputOf<Operations['readUsage']>
export type FrameView = SentView['understood']
export type ProposalView = NonNullable<SentView['proposal']>
export type ChoiceView = NonNullable<SentView['choices']>[number]
export type PlanView = NonNullable<SentView['plan']>
export type PlanItemView = PlanView['days'][number]['items'][number]
