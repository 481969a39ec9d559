import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { askGuide, type MessageView, type SentView, type UsageView } from './guide.client.ts'

/** A line of the conversation on the page. */
export type ChatLine = Pick<MessageView, 'id' | 'content' | 'role' | 'plan' | 'sources'>

const nothingMore = { plan: null, sources: [] }
const failed = 'Sorry, I encountered an error. Please try again.'
const ended = 'Your session has ended. Sign in again, then ask once more.'
const lost = 'The connection was lost before the answer was complete. Please ask again.'
const stopped = 'Stopped.'

const withWhatCame = (come: string, reason: string): string =>
  come ? `${come.trim()} …\n\n${reason}` : reason

const own = (content: string): ChatLine => ({
  id: crypto.randomUUID(),
  role: 'user',
  content,
  ...nothingMore,
})

const answered = ({ id, message, plan, sources }: SentView): ChatLine => ({
  id,
  role: 'assistant',
  content: message,
  plan,
  sources,
})

interface ChatOptions {
  readonly before: readonly ChatLine[]
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

/** State of the conversation: earlier messages, the pending question, and the last answer to announce. */
export function useChat({ before, onUsage, onLimit, onBroken }: ChatOptions) {
  const [said, setSaid] = useState<readonly ChatLine[]>([])
  const [pending, setPending] = useState(false)
  const [words, setWords] = useState('')
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])
  const add = (line: ChatLine): void => setSaid((lines) => [...lines, line])

  const send = async (message: string): Promise<void> => {
    const question = own(message)
    const asked = new AbortController()
    call.current = asked
    let come = ''
    add(question)
    setPending(true)
    try {
      const answer = await askGuide(message, asked.signal, (more) => {
        come += more
        setWords(come)
      })
      if (answer) {
        add(answered(answer))
        onUsage(answer.usage)
      } else {
        add(toldBy(withWhatCame(come, lost)))
        onBroken()
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conversation-limit') {
        setSaid((lines) => lines.filter(({ id }) => id !== question.id))
        onLimit()
      } else {
        const signedOut = error instanceof ApiError && error.code === 'unauthenticated'
        const unsaid = signedOut ? ended : failed
        const reason = asked.signal.aborted ? stopped : come ? lost : unsaid
        add(toldBy(withWhatCame(come, reason)))
        onBroken()
      }
    } finally {
      setWords('')
      setPending(false)
    }
  }
  const last = said.at(-1)
  return {
    lines: [...before, ...said],
    pending,
    /** The text of the answer so far. */
    words,
    /** The answer that has just arrived, for screen readers. */
    spoken: last?.role === 'assistant' ? last : undefined,
    send,
    stop: () => call.current?.abort(),
  }
}
