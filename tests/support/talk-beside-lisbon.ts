import { expect } from 'vitest'
import { lisbonUntil } from './lisbon-wish.ts'
import type { TestApp } from './test-app.ts'

export interface TripItem {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly time: string | null
  readonly price: number
}

interface Change {
  readonly op: string
  readonly item: { readonly name: string; readonly day: string | null; readonly time?: string }
  readonly replaces?: string
}

/** One talk beside five days in Lisbon; each message goes on with the one before. */
export async function talkBesideLisbon(app: TestApp, messages: readonly string[]) {
  const user = await app.user('wanderlust')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { body: trip } = await user.post('/api/itineraries', { planId: plan.id })
  const { body } = await user.post('/api/chat/conversations')
  const answers = []
  for (const message of messages) {
    const { conversationId } = body
    const answer = await user.post('/api/chat/send', {
      message,
      conversationId,
      itineraryId: trip.id,
    })
    expect(answer.status, message).toBe(200)
    const days: { day: number; changes: Change[] }[] = answer.body.proposal?.days ?? []
    answers.push({
      text: answer.body.message as string,
      days: days.map(({ day }) => day),
      changes: days.flatMap(({ changes }) => changes),
      choices: (answer.body.choices ?? []) as { label: string; message: string }[],
    })
  }
  const days: TripItem[][] = trip.days.map(({ items }: { items: TripItem[] }) => items)
  return { answers, days, named: (name: string) => days.flat().find((one) => one.name === name) }
}
