import { BedDouble, CarFront, Package, Plane } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { useHydrating } from '#design/static-page/use-hydrating.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts, lists } from '#platform/web/facts.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { DisclosureNotice } from './disclosure-notice.tsx'
import styles from './earn-page.module.css'
import { PartnerLink } from './partner-link.tsx'
import { panelTrip } from './sample-trip.ts'
import { earnPageText } from './messages.ts'

const tiles = [
  {
    service: 'flights',
    title: earnPageText.flights,
    icon: Plane,
    action: earnPageText.findFlights,
  },
  {
    service: 'hotels',
    title: earnPageText.hotels,
    icon: BedDouble,
    action: earnPageText.findHotels,
  },
  {
    service: 'packages',
    title: earnPageText.packages,
    icon: Package,
    action: earnPageText.findPackages,
  },
  {
    service: 'car-rentals',
    title: earnPageText.carRentals,
    icon: CarFront,
    action: earnPageText.findCars,
  },
] as const

/** The claim of a tile, of as many as the business makes; a demonstration's are samples. */
function claimOf(index: number): string | undefined {
  const savings = lists?.savings ?? []
  const claim = savings[Math.floor((index * savings.length) / tiles.length)]
  return claim && `${claim.value} ${claim.label}`
}

function Tiles() {
  const hydrating = useHydrating()
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ service, title, icon }, index) => {
        const claim = hydrating ? undefined : claimOf(index)
        return (
          <Card as="li" key={service} className={styles.tile}>
            <Icon of={icon} size="alone" tone="subject" />
            <h2 className={styles.name}>{title}</h2>
            <p className={styles.claim}>
              {claim ?? ''}
              {claim && facts.sampleSavings ? (
                <Badge tone="sample">{earnPageText.sample}</Badge>
              ) : null}
            </p>
          </Card>
        )
      })}
    </ul>
  )
}

function TripPanel({ today }: { readonly today: string }) {
  const [{ destination, checkIn, checkOut, sample }] = useState(() => panelTrip(today))
  return (
    <>
      <p className={styles.trip}>
        <b>{destination}</b>, {formatDateRange(checkIn, checkOut)}{' '}
        {sample ? (
          <Badge tone="sample">{earnPageText.sampleTrip}</Badge>
        ) : (
          <Badge tone="ok">{earnPageText.yourPlan}</Badge>
        )}
      </p>
      <ul className={styles.links}>
        {tiles.map(({ service, title, action }) => (
          <li key={service} className={styles.link}>
            <b>{title}</b>
            <PartnerLink
              partner="expedia"
              onceOnly
              look="line"
              press={{
                serviceType: service,
                serviceName: earnPageText.inText(title, destination),
                source: 'travel_integration',
                destination,
                travelDates: { checkIn, checkOut },
              }}
            >
              {action}
            </PartnerLink>
          </li>
        ))}
      </ul>
    </>
  )
}

const panelDelayMs = 1500

/** Appears a moment after the page, as if the planning had just been finished. */
function BookingPanel() {
  const [today, setToday] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setToday(new Date().toLocaleDateString('en-CA')), panelDelayMs)
    return () => clearTimeout(timer)
  }, [])
  if (today === undefined)
    return <SkeletonList label={earnPageText.preparingYourTrip} look="row" rows={4} />
  return <TripPanel today={today} />
}

/** Booking with partners, starting from a trip. */
export function EarnPage() {
  const booking = useRef<HTMLElement>(null)
  const showBooking = (): void => {
    booking.current?.scrollIntoView()
    booking.current?.focus()
  }
  return (
    <DataFrame>
      <PageHead
        title={earnPageText.bookingPartners}
        description={earnPageText.flightsHotelsPackagesAnd}
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title={earnPageText.bookYourTripWith}
          sub={earnPageText.eachOpensPartnersOwn}
          actions={<Button onClick={showBooking}>{earnPageText.bookTrip}</Button>}
        />
        <Tiles />
        <section ref={booking} tabIndex={-1} aria-labelledby="booking" className={styles.booking}>
          <h2 id="booking">{earnPageText.yourTripReadyTo}</h2>
          <Card className={styles.panel}>
            <BookingPanel />
          </Card>
        </section>
        <DisclosureNotice />
      </div>
    </DataFrame>
  )
}
