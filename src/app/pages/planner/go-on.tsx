import { useState } from 'react'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { useTrips } from '#features/trips/web/index.ts'
import { earliestToday } from '#platform/shared/local-date.ts'
import { goOnText as text } from './messages.ts'

/** The way to the trip that comes next, for those who look for it where a new one begins. */
export function GoOn() {
  const { data = [] } = useTrips()
  const [today] = useState(() => earliestToday(new Date()))
  const [next] = data
    .filter(({ archived, endDate }) => !archived && endDate >= today)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  return next ? (
    <ButtonLink href={`/planner?trip=${next.id}`} look="line" icon={ArrowRight}>
      {text.goOn(next.title)}
    </ButtonLink>
  ) : null
}
