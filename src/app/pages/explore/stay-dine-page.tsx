import { CalendarRange, ListPlus, LocateFixed, MapPin } from 'lucide-react'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Print } from '#design/poster.tsx'
import { Section } from '#design/section/section.tsx'
import { BookingNotice } from '../booking-notice.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { PlaceForm } from './place-form.tsx'
import { PopularDestinations } from './popular-destinations.tsx'
import { readPlace } from './search-address.ts'
import { StayDineTabs } from './stay-dine-tabs.tsx'
import styles from './stay-dine.module.css'
import { useAddress } from '#platform/web/use-address.ts'

/** Where the page begins until somebody says another place. */
const firstPlace = { location: 'Miami', locationId: 'miami' }

const features = [
  {
    icon: LocateFixed,
    title: 'Location-Based Search',
    text: 'Name a city once. Rentals, restaurants and activities are searched around it, each with its district.',
  },
  {
    icon: CalendarRange,
    title: 'Date Flexibility',
    text: 'Change the nights and every price follows: season, weekday, cleaning and service fee included.',
  },
  {
    icon: ListPlus,
    title: 'Instant Itinerary',
    text: 'What you add goes into your trip on its day, or into the cart while you have no account.',
  },
]

function Hero() {
  return (
    <Section tight>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 tabIndex={-1} className="display">
            Stay &amp; Dine
          </h1>
          <p className="lead">
            A place to sleep, a table for tonight and something to do in between, with prices that
            are whole from the start.
          </p>
        </div>
        <div className={styles.prints}>
          <Print slug="paris" name="Paris" place="France" />
          <Print slug="new-york" name="New York" place="United States" />
          <Print slug="tokyo" name="Tokyo" place="Japan" />
        </div>
      </div>
    </Section>
  )
}

function Finder() {
  const { address, change } = useAddress()
  const asked = readPlace(address)
  const place = asked.location ? asked : firstPlace
  return (
    <Section band="sunk" tight title="Find it">
      <div className={styles.finder}>
        <Card padding="small">
          <PlaceForm
            label="Destination"
            action="Set destination"
            place={place}
            missing={{
              title: 'Missing Location',
              text: 'Please enter a city or location to search',
            }}
            icon={MapPin}
            onSearch={({ location, locationId }, how) => change({ location, locationId }, how)}
          />
        </Card>
        <StayDineTabs place={place} />
      </div>
    </Section>
  )
}

function Features() {
  return (
    <ul className={styles.features}>
      {features.map(({ icon, title, text }) => (
        <li key={title} className={styles.feature}>
          <Icon of={icon} size="alone" tone="subject" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Where to sleep, where to eat and what to do at one destination. */
export function StayDinePage() {
  return (
    <DataFrame>
      <PageHead
        title="Stay & Dine"
        description="Vacation rentals, restaurants and activities of one destination, ready to be put into a trip."
      />
      <Hero />
      <Finder />
      <Section
        tight
        title="Popular Destinations"
        aside={<p className="mute">What a night costs on average, in Canadian dollars</p>}
      >
        <PopularDestinations />
      </Section>
      <Section tight title="How it works">
        <Features />
        <div className={styles.notice}>
          <BookingNotice />
        </div>
      </Section>
    </DataFrame>
  )
}
