import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { guideApi, type MessageView, type SentView, type UsageView } from './guide.client.ts'

/** A line of the conversation on the page. */
export type ChatLine = Pick<MessageView, 'id' | 'content' | 'role' | 'plan' | 'sources'>

const nothingMore = { plan: null, sources: [] }
const failed = 'Sorry, I encountered an error. Please try again.'

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
}

/** The conversation: what was said before, what is being asked, and the last answer to be read out. */
export function useChat({ before, onUsage, onLimit }: ChatOptions) {
  const [said, setSaid] = useState<readonly ChatLine[]>([])
  const [pending, setPending] = useState(false)
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  const add = (line: ChatLine): void => setSaid((lines) => [...lines, line])

  const send = async (message: string): Promise<void> => {
    const question = own(message)
    add(question)
    setPending(true)
    try {
      const answer = await guideApi('sendMessage', { body: { message } })
      if (!alive.current) return
      add(answered(answer))
      onUsage(answer.usage)
    } catch (error) {
      if (!alive.current) return
      if (error instanceof ApiError && error.code === 'conversation-limit') {
        setSaid((lines) => lines.filter(({ id }) => id !== question.id))
        onLimit()
      } else add({ id: crypto.randomUUID(), role: 'assistant', content: failed, ...nothingMore })
    } finally {
      setPending(false)
    }
  }
  const last = said.at(-1)
  return {
    lines: [...before, ...said],
    pending,
    /** The answer that has just come, for screen readers. */
    spoken: last?.role === 'assistant' ? last : undefined,
    send,
  }
}
