import { useMutation } from '@tanstack/react-query'
import { useTripMutator } from '#features/trips/web/index.ts'
import type { DestinationSuggestion } from '#features/places/web/index.ts'
import { DatesForm } from './dates-form.tsx'
import { Refusal } from './refusal.tsx'
import { settlePlace, type Settlement } from './settle-place.ts'
import { draftTripId, type TripDraft } from './trip-draft.ts'

export interface NewDatesProps {
  readonly draft: TripDraft
  readonly onChange: (part: Partial<TripDraft>) => void
  /** Called with the candidates if the destination's name is ambiguous. */
  readonly onMeant: (places: readonly DestinationSuggestion[]) => void
  /** Called once the trip exists, on the server or in the outbox. */
  readonly onReady: (tripId: string) => void
}

/** Makes the draft a trip, with a budget in dollars. */
export function useNewTrip({ draft, onChange, onMeant, onReady }: NewDatesProps) {
  const writer = useTripMutator()
  return useMutation({
    mutationFn: async (budgetCad: number) => {
      const { destination, place, startDate, endDate, origin } = draft
      // A user who came by the tab has not chosen the place yet: resolve the text now.
      const settled: Settlement = place ? { place } : await settlePlace(destination)
      if (settled.meant) return onMeant(settled.meant)
      onChange({ place: settled.place, destination: settled.place.name })
      const party = { ...draft.party, children: [...draft.party.children] }
      const destinations = [settled.place]
      const wish = { startDate, endDate, budgetCad, destinations, party, origin }
      const id = draftTripId()
      const outcome = await writer.create({ id, ...wish })
      if (outcome?.kind === 'refused') {
        // Keep it as a draft, to be changed and sent again.
        writer.discardAll(id)
        throw outcome.error
      }
      onReady(id)
    },
  })
}

/** Step 2 of a trip that does not exist yet: dates, party and budget. */
export function NewDates(props: NewDatesProps) {
  const finish = useNewTrip(props)
  return (
    <DatesForm
      value={props.draft}
      onChange={props.onChange}
      cities={1}
      onSave={(budgetCad) => finish.mutate(budgetCad)}
      busy={finish.isPending}
      outcome={finish.error ? <Refusal text={finish.error.message} /> : null}
    />
  )
}
