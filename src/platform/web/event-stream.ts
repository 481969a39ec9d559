import { accountHeader } from '#platform/shared/account-header.ts'
import { actingFor, announced, ApiError, type Caller, toError } from './api-client.ts'
import { announceSessionEnd } from './session-end.ts'
import { eventStreamText } from './messages.ts'

interface Sent {
  readonly path: string
  readonly body: unknown
  readonly signal: AbortSignal
}

/** The events of a text/event-stream, as far as they have come whole. */
async function eachEvent(
  body: ReadableStream<Uint8Array>,
  onEvent: (name: string, data: string) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const parts = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const [name = '', data = ''] = part.split('\n').map((line) => line.replace(/^\w+: /, ''))
      onEvent(name, data)
    }
  }
}

async function postForEvents(
  { path, body, signal }: Sent,
  onEvent: (name: string, data: string) => void,
): Promise<void> {
  const account = actingFor()
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(account === undefined ? {} : { [accountHeader]: account }),
    },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw await toError(response)
  const type = response.headers.get('content-type') ?? ''
  if (!response.body || !type.includes('event-stream'))
    throw new TypeError(`Not the answer of this operation: ${type || 'empty'}`)
  await eachEvent(response.body, onEvent)
}

/**
 * Posts JSON and yields the events of the response as they arrive. Rejects with ApiError after announcing
 * it; when aborted, rejects with the signal's reason and announces nothing.
 */
export async function sendForEvents(
  sent: Sent,
  caller: Caller,
  onEvent: (name: string, data: string) => void,
): Promise<void> {
  const askedAt = performance.now()
  try {
    await postForEvents(sent, onEvent)
  } catch (cause) {
    if (sent.signal.aborted) throw cause
    const error =
      cause instanceof ApiError
        ? cause
        : new ApiError(0, { code: 'no-answer' }, eventStreamText.noConnection, cause)
    if (error.code === 'unauthenticated') announceSessionEnd(askedAt)
    throw announced(error, caller)
  }
}
