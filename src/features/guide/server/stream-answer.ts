import { StreamedAnswer } from '#platform/server/http/streamed-answer.ts'
import type { SentAnswer } from './send-message.ts'

/** Words that go out together. */
const wordsAtOnce = 4

/**
 * The words of an answer as events, and the whole answer as the last one; each goes out when it is asked
 * for. `onLost` is called, once, where the connection ends before half of it has gone out: what came later
 * was as good as answered, and stands in the history.
 */
export function streamAnswer(answer: SentAnswer, onLost: () => Promise<void>): StreamedAnswer {
  const encoder = new TextEncoder()
  const event = (name: string, data: unknown) =>
    encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  const pieces = answer.message.match(new RegExp(`(?:\\S+\\s*){1,${wordsAtOnce}}`, 'g')) ?? []
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const words = pieces[sent]
        sent += 1
        if (words !== undefined) {
          controller.enqueue(event('words', { words }))
          return
        }
        controller.enqueue(event('answer', answer))
        controller.close()
      },
      cancel: () => (sent * 2 < pieces.length ? onLost() : undefined),
    },
    { highWaterMark: 0 },
  )
  return new StreamedAnswer('text/event-stream; charset=utf-8', body)
}

export const wantsStream = (headers: Headers): boolean =>
  /\btext\/event-stream\b/.test(headers.get('accept') ?? '')
