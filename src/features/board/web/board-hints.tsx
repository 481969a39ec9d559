import { Dialog } from '#design/dialog/dialog.tsx'
import type { Finding, TripView } from '#features/trips/web/index.ts'
import { FindingList } from './finding-list.tsx'
import { toolsText as text } from './messages.ts'

interface BoardHintsProps {
  readonly trip: TripView
  readonly hints: readonly Finding[]
  readonly onClose: () => void
}

/** No problem, yet something to know: all of it, until it is closed. What mends it stands with the days. */
export function BoardHints({ trip, hints, onClose }: BoardHintsProps) {
  const said = hints.map((hint) => {
    const at = trip.days.findIndex(({ date }) => date === hint.day)
    return { ...hint, fixes: [], message: text.hint(hint.message, at < 0 ? undefined : at + 1) }
  })
  return (
    <Dialog open title={text.noProblems} onClose={onClose}>
      <FindingList findings={said} label={text.noProblems} />
    </Dialog>
  )
}
