import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  refetchTrip,
  type TripEdit,
  type TripView,
  useUpdateTrip,
} from '#features/trips/web/index.ts'
import { ApiError } from '#platform/web/api-client.ts'

type Changes = Omit<TripEdit, 'version'>

/** A field that somebody else changed too. */
export interface TripConflict {
  readonly field: keyof Changes
  readonly yours: unknown
  readonly theirs: unknown
}

interface Disagreement {
  readonly conflicts: readonly TripConflict[]
  /** The version whose values the person has seen. */
  readonly version: number
}

function disagreementOf(error: Error | null): Disagreement | undefined {
  if (!(error instanceof ApiError) || error.code !== 'changed-elsewhere') return undefined
  const { conflicts, version } = error.problem
  if (!Array.isArray(conflicts) || typeof version !== 'number') return undefined
  return { conflicts: conflicts as TripConflict[], version }
}

const without = (changes: Changes, conflicts: readonly TripConflict[]): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([name]) => !conflicts.some(({ field }) => field === name)),
  )

/** Whose value is to stand. */
export type Choice = 'mine' | 'theirs'

/** Only what differs is sent: a field that was left alone must not stand against somebody's edit of it. */
function differing(trip: TripView, wanted: Changes): Changes {
  const entries = Object.entries(wanted) as [keyof Changes, string | number | undefined][]
  return Object.fromEntries(entries.filter(([field, value]) => value !== trip[field]))
}

/** Saves fields of a trip; when somebody else changed the same, both values wait for a decision. */
export function useTripEdit(trip: TripView) {
  const update = useUpdateTrip(trip.id)
  const last = useRef<{ changes: Changes; done: () => void }>(undefined)
  const disagreement = disagreementOf(update.error)
  const conflicts = disagreement?.conflicts ?? []

  const save = async (version: number, changes: Changes, done: () => void): Promise<void> => {
    try {
      // Awaited, because the form is another as soon as the trip's version is; callbacks are gone then.
      await update.mutateAsync({ version, ...changes })
    } catch {
      // `update.error` holds it, and the form shows it.
      return
    }
    done()
  }
  const send = (version: number, changes: Changes, done: () => void): void => {
    last.current = { changes, done }
    void save(version, changes, done)
  }
  const settling = useMutation({
    mutationFn: async (choice: Choice) => {
      if (!last.current || !disagreement) return
      const { changes, done } = last.current
      // Based on what was seen: a third value written meanwhile is asked about again.
      if (choice === 'mine') return send(disagreement.version, changes, done)
      // Only what stood against the other's is given up; what else was typed is saved first.
      const rest = without(changes, conflicts)
      // What was given up is not wished for any more, should the rest meet a conflict too.
      last.current = { changes: rest, done: () => undefined }
      if (Object.keys(rest).length > 0)
        await update.mutateAsync({ version: disagreement.version, ...rest })
      await refetchTrip(trip.id)
      update.reset()
    },
  })
  return {
    busy: update.isPending,
    failure: conflicts.length > 0 ? undefined : update.error?.message,
    conflicts,
    /** The choice that is on its way. */
    settling: settling.isPending ? settling.variables : undefined,
    settlingFailure: settling.error?.message,
    save(wanted: Changes, done: () => void): void {
      const changes = differing(trip, wanted)
      if (Object.keys(changes).length === 0) done()
      else send(trip.version, changes, done)
    },
    /** Writes the same again on top of what somebody else wrote, or takes that over. */
    settle: (choice: Choice): void => settling.mutate(choice),
  }
}

export type TripEditing = ReturnType<typeof useTripEdit>
