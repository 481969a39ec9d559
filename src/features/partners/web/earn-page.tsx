import { BedDouble, CarFront, Package, Plane } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { useHydrating } from '#design/still/use-hydrating.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts, lists } from '#platform/web/facts.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { DisclosureNotice } from './disclosure-notice.tsx'
import styles from './earn-page.module.css'
import { PartnerLink } from './partner-link.tsx'
import { panelTrip } from './sample-trip.ts'

const tiles = [
  { service: 'flights', title: 'Flights', icon: Plane, action: 'Find flights' },
  { service: 'hotels', title: 'Hotels', icon: BedDouble, action: 'Find hotels' },
  { service: 'packages', title: 'Packages', icon: Package, action: 'Find packages' },
  { service: 'car-rentals', title: 'Car rentals', icon: CarFront, action: 'Find cars' },
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
              {claim && facts.sampleSavings ? <Badge tone="sample">Sample</Badge> : null}
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
        {sample ? <Badge tone="sample">Sample trip</Badge> : <Badge tone="ok">Your plan</Badge>}
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
                serviceName: `${title} in ${destination}`,
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
  if (today === undefined) return <SkeletonList label="Preparing your trip" look="row" rows={4} />
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
        title="Booking partners"
        description="Flights, hotels, packages and cars with our booking partners, starting from your trip."
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title="Book your trip with partners"
          sub="Each opens the partner’s own site in a new tab."
          actions={<Button onClick={showBooking}>Book a trip</Button>}
        />
        <Tiles />
        <section ref={booking} tabIndex={-1} aria-labelledby="booking" className={styles.booking}>
          <h2 id="booking">Your trip, ready to book</h2>
          <Card className={styles.panel}>
            <BookingPanel />
          </Card>
        </section>
        <DisclosureNotice />
      </div>
    </DataFrame>
  )
}
