import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import {
  askGuide,
  type FrameView,
  type MessageView,
  type ProposalView,
  type SentView,
  type UsageView,
} from './guide.client.ts'
import { chatText as text } from './messages.ts'

/** A line of the conversation on the page. */
export type ChatLine = Pick<
  MessageView,
  'id' | 'content' | 'role' | 'plan' | 'sources' | 'proposal' | 'choices'
>

const nothingMore = { plan: null, sources: [] }

const withWhatCame = (come: string, reason: string): string =>
  come ? `${come.trim()} …\n\n${reason}` : reason

/** Why there is no answer, in a sentence. */
function reasonOf(error: unknown, isStopped: boolean, come: string): string {
  if (isStopped) return text.stopped
  if (come) return text.cutOff
  return error instanceof ApiError && error.code === 'unauthenticated'
    ? text.signedOut
    : text.failed
}

const own = (content: string): ChatLine => ({
  id: crypto.randomUUID(),
  role: 'user',
  content,
  ...nothingMore,
})

const answered = ({ id, message, plan, sources, proposal, choices }: SentView): ChatLine => ({
  id,
  role: 'assistant',
  content: message,
  plan,
  sources,
  ...(proposal ? { proposal } : {}),
  ...(choices ? { choices } : {}),
})

interface ChatOptions {
  readonly before: readonly ChatLine[]
  /** The latest where none is named. */
  readonly conversationId: string | undefined
  /** What had been understood before this page. */
  readonly understood: FrameView | null
  /** The trip that the questions are asked in. */
  readonly itineraryId?: string
  readonly onProposal?: (proposal: ProposalView | undefined) => void
  readonly onAnswer?: (conversationId: string) => void
  readonly onUsage: (usage: UsageView) => void
  /** The allowance is used up: the server has refused. */
  readonly onLimit: () => void
  /** The answer is incomplete: only the server knows whether it counts. */
  readonly onBroken: () => void
}

const toldBy = (content: string): ChatLine => ({
  id: crypto.randomUUID(),
  role: 'assistant',
  content,
  ...nothingMore,
})

function tell({ onAnswer, onProposal, onUsage }: ChatOptions, answer: SentView): void {
  onAnswer?.(answer.conversationId)
  onProposal?.(answer.proposal)
  onUsage(answer.usage)
}

/** State of the conversation: earlier messages, the pending question, and the last answer to announce. */
export function useChat(options: ChatOptions) {
  const { before, conversationId, itineraryId, understood } = options
  const { onLimit, onBroken } = options
  const [known, setKnown] = useState<{ frame: FrameView; talk: string }>()
  const [said, setSaid] = useState<readonly ChatLine[]>([])
  const [pending, setPending] = useState(false)
  const [words, setWords] = useState('')
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])
  const add = (line: ChatLine): void => setSaid((lines) => [...lines, line])

  const take = (answer: SentView): void => {
    add(answered(answer))
    setKnown({ frame: answer.understood, talk: answer.conversationId })
    tell(options, answer)
  }
  const send = async (message: string, talk = known?.talk ?? conversationId): Promise<void> => {
    const question = own(message)
    const asked = new AbortController()
    call.current = asked
    let come = ''
    add(question)
    setPending(true)
    try {
      const answer = await askGuide(
        { message, conversationId: talk, itineraryId },
        asked.signal,
        (more) => {
          come += more
          setWords(come)
        },
      )
      if (answer) take(answer)
      else {
        add(toldBy(withWhatCame(come, text.cutOff)))
        onBroken()
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conversation-limit') {
        setSaid((lines) => lines.filter(({ id }) => id !== question.id))
        onLimit()
      } else {
        add(toldBy(withWhatCame(come, reasonOf(error, asked.signal.aborted, come))))
        onBroken()
      }
    } finally {
      setWords('')
      setPending(false)
    }
  }
  return {
    lines: [...before, ...said],
    pending,
    frame: known?.frame ?? understood ?? undefined,
    conversationId: known?.talk ?? conversationId,
    /** The text of the answer so far. */
    words,
    /** The answer that has just arrived, for screen readers. */
    spoken: said.findLast((_, at) => at === said.length - 1 && said[at]?.role === 'assistant'),
    send,
    stop: () => call.current?.abort(),
  }
}
