import { emptyFrame } from '../contract/frame.schema.ts'
import { expect, test, vi } from 'vitest'
import { streamAnswer } from './stream-answer.ts'
import type { SentAnswer } from './send-message.ts'

const answer: SentAnswer = {
  id: '1',
  message: 'one two three four five six seven eight nine ten eleven twelve',
  plan: null,
  sources: [],
  advice: null,
  conversationId: '5b1c7f9e-0d52-4c1e-9d3a-6f0f1a2b3c01',
  understood: emptyFrame,
  unused: [],
  usage: {
    conversationsUsed: 1,
    conversationsLimit: 10,
    tokensUsed: 0,
    planType: 'free',
    monthYear: '2026-11',
    totalCostCents: 0,
  },
}

test('GUIDE-06 an answer that is lost before half of it went out is given back, once', async () => {
  const onLost = vi.fn(async () => {})
  const reader = streamAnswer(answer, onLost).body.getReader()
  await reader.read()
  await reader.cancel()
  await reader.cancel()
  expect(onLost).toHaveBeenCalledTimes(1)
})

test('GUIDE-06 an answer that came, or came nearly, is counted', async () => {
  for (const reads of [2, 3, 4]) {
    const onLost = vi.fn(async () => {})
    const reader = streamAnswer(answer, onLost).body.getReader()
    for (let at = 0; at < reads; at += 1) expect((await reader.read()).done).toBe(false)
    await reader.cancel()
    expect(onLost).not.toHaveBeenCalled()
  }
})
