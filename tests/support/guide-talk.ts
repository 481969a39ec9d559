import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** The answers to some messages of one new conversation of a new account. */
export async function talkWith(app: TestApp, messages: readonly string[]) {
  const user = await app.user('wanderlust')
  const { body } = await user.post('/api/chat/conversations')
  const { conversationId } = body
  const answers = []
  for (const message of messages) {
    const answer = await user.post('/api/chat/send', { message, conversationId })
    expect(answer.status, message).toBe(200)
    answers.push(answer.body)
  }
  return answers
}

/** The last answer of a conversation of a new account on the free plan. */
export async function lastAnswer(app: TestApp, turns: readonly string[]) {
  const user = await app.user()
  let body
  for (const message of turns) body = (await user.post('/api/chat/send', { message })).body
  return body
}
