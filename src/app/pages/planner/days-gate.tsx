import { Button } from '#design/button/button.tsx'
import { Upgrade } from '#features/billing/web/index.ts'
import { TripGate, useUserTier } from '#features/entitlements/web/index.ts'
import { datesText as text } from './step-messages.ts'

interface DaysGateProps {
  readonly days: number
  readonly cities: number
  /** Shortens the trip to the days that the tier allows. */
  readonly onStay: (days: number) => void
}

/** The days are more than the tier holds: its ticket, and the way to stay with fewer. */
export function DaysGate({ days, cities, onStay }: DaysGateProps) {
  const { permissions } = useUserTier()
  return (
    <Upgrade>
      {(start) => (
        <TripGate
          days={days}
          cities={cities}
          onUpgrade={start}
          heading="h2"
          instead={
            cities <= permissions.cities ? (
              <div>
                <Button look="text" onClick={() => onStay(permissions.days)}>
                  {text.stayWith(permissions.days)}
                </Button>
              </div>
            ) : null
          }
        />
      )}
    </Upgrade>
  )
}
