import { CalendarRange, ListPlus, LocateFixed, MapPin } from 'lucide-react'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Print } from '#design/poster.tsx'
import { Section } from '#design/section/section.tsx'
import { BookingNotice } from '../booking-notice.tsx'
import { FromTrip } from '#features/trips/web/index.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { PlaceForm } from './place-form.tsx'
import { PopularDestinations } from './popular-destinations.tsx'
import { readPlace } from './search-address.ts'
import { StayDineTabs } from './stay-dine-tabs.tsx'
import styles from './stay-dine.module.css'
import { useTripSearch } from './use-trip-search.ts'
import { useAddress } from '#platform/web/use-address.ts'
import { stayDinePageText } from './messages.ts'

/** Default place. */
const firstPlace = { location: 'Miami', locationId: 'miami' }

const features = [
  {
    icon: LocateFixed,
    title: stayDinePageText.locationBasedSearch,
    text: stayDinePageText.nameCityOnceRentals,
  },
  {
    icon: CalendarRange,
    title: stayDinePageText.dateFlexibility,
    text: stayDinePageText.changeNightsAndEvery,
  },
  {
    icon: ListPlus,
    title: stayDinePageText.instantItinerary,
    text: stayDinePageText.whatYouAddGoes,
  },
]

function Hero() {
  return (
    <Section tight>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 tabIndex={-1} className="display">
            {stayDinePageText.stayDine}
          </h1>
          <p className="lead">{stayDinePageText.placeToSleepTable}</p>
        </div>
        <div className={styles.prints}>
          <Print slug="paris" name={stayDinePageText.paris} place="France" />
          <Print
            slug="new-york"
            name={stayDinePageText.newYork}
            place={stayDinePageText.unitedStates}
          />
          <Print slug="tokyo" name={stayDinePageText.tokyo} place="Japan" />
        </div>
      </div>
    </Section>
  )
}

function Finder() {
  const { change } = useAddress()
  const { found, address } = useTripSearch()
  const asked = readPlace(address)
  const place = asked.location ? asked : firstPlace
  return (
    <Section band="sunk" tight title={stayDinePageText.findIt}>
      <div className={styles.finder}>
        <FromTrip found={found} party />
        <Card padding="small">
          <PlaceForm
            label={stayDinePageText.destination}
            action={stayDinePageText.setDestination}
            place={place}
            missing={{
              title: stayDinePageText.missingLocation,
              text: stayDinePageText.pleaseEnterCityOr,
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

/** Rentals, restaurants and activities of one destination. */
export function StayDinePage() {
  return (
    <DataFrame>
      <PageHead
        title={stayDinePageText.stayDine}
        description={stayDinePageText.vacationRentalsRestaurantsAnd}
      />
      <Hero />
      <Finder />
      <Section
        tight
        title={stayDinePageText.popularDestinations}
        aside={<p className="mute">{stayDinePageText.whatNightCostsOn}</p>}
      >
        <PopularDestinations />
      </Section>
      <Section tight title={stayDinePageText.howItWorks}>
        <Features />
        <div className={styles.notice}>
          <BookingNotice />
        </div>
      </Section>
    </DataFrame>
  )
}
