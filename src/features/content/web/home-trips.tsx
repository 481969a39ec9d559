import { FileDown } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Poster } from '#design/poster.tsx'
import { Rating } from '#design/rating/rating.tsx'
import { Section } from '#design/section/section.tsx'
import {
  type SampleItinerary,
  sampleItineraries,
  sampleItineraryNames,
} from '../domain/sample-itineraries.ts'
import styles from './home-trips.module.css'
import { homeTripsText } from './messages.ts'

function Trip({
  name,
  trip,
}: {
  name: (typeof sampleItineraryNames)[number]
  trip: SampleItinerary
}) {
  const title = homeTripsText.days(trip.name, trip.days.length)
  return (
    <Card as="li" padding="none" className={styles.card}>
      <Poster slug={name} ratio="16/10" lazy className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3>{title}</h3>
          <Rating value={trip.rating} />
        </div>
        <ul>
          {trip.highlights.map(([day, what]) => (
            <li key={day} className={styles.highlight}>
              <span className="mute">{day}</span> {what}
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <p className={styles.price}>
            <span className={styles.about}>{homeTripsText.about}</span>
            <span>
              <b className={styles.amount}>${trip.aboutCad.toLocaleString('en-CA')}</b>
              {homeTripsText.cad}
            </span>
            <span className={styles.about}>{homeTripsText.eachWithoutFlights}</span>
          </p>
          <ButtonLink
            href={`/api/sample-pdf?itinerary=${name}`}
            target="_blank"
            rel="noopener"
            look="line"
            size="small"
            icon={FileDown}
            aria-label={homeTripsText.samplePdfOpensIn(title)}
          >
            {homeTripsText.samplePdf}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

/** Three itineraries to look at on paper. */
export function HomeTrips() {
  return (
    <Section
      band="sunk"
      title={homeTripsText.threeTripsAlreadyWorked}
      aside={
        <p className="small mute">
          {homeTripsText.hotelsRestaurantsRatingsAnd}
          <Badge tone="sample">{homeTripsText.sample}</Badge>
        </p>
      }
    >
      <ul className={styles.trips}>
        {sampleItineraryNames.map((name) => (
          <Trip key={name} name={name} trip={sampleItineraries[name]} />
        ))}
      </ul>
    </Section>
  )
}
