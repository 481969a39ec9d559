import { keepsTopic } from '../reading/goes-on.ts'
import type { Asking } from './answer.ts'

/** What a search is narrowed by: what is said now, beside what was said before where the search goes on. */
export function filtersOf({ turn }: Asking, topic: string, now: readonly string[]): string[] {
  const { doing, before } = turn
  const goesOn =
    before.frame.topic === topic && (keepsTopic(doing) || turn.reference?.what === 'more')
  return [...new Set([...(goesOn ? (before.filters ?? []) : []), ...now])]
}
