import type { PendingMutation } from './trip-mutation.ts'
import type { MutationOutcome } from './outbox-sender.ts'

type Asker = (outcome: MutationOutcome) => void

/** Callers waiting for a mutation's outcome, by key; each is called once. */
export function createAskers() {
  const asking = new Map<string, readonly Asker[]>()
  const add = (key: string, asker: Asker): void => {
    asking.set(key, [...(asking.get(key) ?? []), asker])
  }
  return {
    add,
    outcomeOf: ({ key }: PendingMutation): Promise<MutationOutcome> =>
      new Promise((resolve) => add(key, resolve)),
    /** Returns false if no caller waits. */
    tell(key: string, outcome: MutationOutcome): boolean {
      const askers = asking.get(key) ?? []
      asking.delete(key)
      for (const asker of askers) asker(outcome)
      return askers.length > 0
    },
  }
}

export type Askers = ReturnType<typeof createAskers>
