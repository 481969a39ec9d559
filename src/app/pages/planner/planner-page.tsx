import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { SignedIn } from '#features/accounts/web/index.ts'
import { BookingNotice } from '../booking-notice.tsx'
import { TripMutations } from '#features/trips/web/index.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { useSearchParams } from 'wouter'
import { planFirstText } from './messages.ts'
import { PlanFirst } from './plan-first.tsx'
import { Planner } from './planner.tsx'
import styles from './planner.module.css'
import { newTripText } from './step-messages.ts'

/** The trip planner; `?trip=` opens a saved one, without it a new one begins. */
export function PlannerPage() {
  const [search] = useSearchParams()
  const isNew = !search.get('trip') && !search.get('invitation')
  return (
    <DataFrame>
      <div className="wrap-planner page">
        <SignedIn
          pending={<SkeletonList label={newTripText.loadingPlanner} look="text" rows={2} />}
          title={planFirstText.title}
          text={planFirstText.lead}
          stranger={isNew ? <PlanFirst /> : undefined}
        >
          {(user) => (
            <TripMutations user={user}>
              <Planner userId={user.id} />
            </TripMutations>
          )}
        </SignedIn>
        <div className={styles.notice}>
          <BookingNotice />
        </div>
      </div>
    </DataFrame>
  )
}
