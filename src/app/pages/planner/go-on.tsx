import { useState } from 'react'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { useTrips } from '#features/trips/web/index.ts'
import { earliestToday } from '#platform/shared/local-date.ts'
import { tripsAhead } from '../town-of-trips.ts'
import { goOnText as text } from './messages.ts'

/** The way to the trip that comes next, for those who look for it where a new one begins. */
export function GoOn() {
  const { data = [] } = useTrips()
  const [today] = useState(() => earliestToday(new Date()))
  const [next] = tripsAhead(data, today)
  return next ? (
    <ButtonLink href={`/planner?trip=${next.id}`} look="line" icon={ArrowRight}>
      {text.goOn(next.title)}
    </ButtonLink>
  ) : null
}
