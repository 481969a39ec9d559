import { StreamedAnswer } from '#platform/server/http/streamed-answer.ts'
import type { SentAnswer } from './send-message.ts'

/** Words that go out together. */
const wordsAtOnce = 4

/** The words of an answer as events, and the whole answer as the last one. */
export function streamAnswer(answer: SentAnswer): StreamedAnswer {
  const encoder = new TextEncoder()
  const event = (name: string, data: unknown) =>
    encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  const pieces = answer.message.match(new RegExp(`(?:\\S+\\s*){1,${wordsAtOnce}}`, 'g')) ?? []
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const words of pieces) controller.enqueue(event('words', { words }))
      controller.enqueue(event('answer', answer))
      controller.close()
    },
  })
  return new StreamedAnswer('text/event-stream; charset=utf-8', body)
}

export const wantsStream = (headers: Headers): boolean =>
  /\btext\/event-stream\b/.test(headers.get('accept') ?? '')
