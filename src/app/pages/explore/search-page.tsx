import { Home, Landmark, UtensilsCrossed } from 'lucide-react'
import { useRef } from 'react'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { Tabs } from '#design/tabs/tabs.tsx'
import { BookingNotice } from '../booking-notice.tsx'
import { offeredText } from '../messages.ts'
import { Offered } from '../offered.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { readTab, type SearchTab } from './search-address.ts'
import { AttractionSearchTab } from './attraction-search.tsx'
import { PropertySearchTab } from './property-search.tsx'
import { RestaurantSearchTab } from './restaurant-search.tsx'
import styles from './search-page.module.css'
import { TopDestinations } from './top-destinations.tsx'
import { useAddress } from '#platform/web/use-address.ts'
import { useAdding } from './use-adding.tsx'
import { useTripSearch } from './use-trip-search.ts'
import { searchPageText } from './messages.ts'

const headings: Readonly<Record<SearchTab, { readonly title: string; readonly sub: string }>> = {
  properties: {
    title: searchPageText.vacationRentals,
    sub: searchPageText.priceOnCardPrice,
  },
  restaurants: {
    title: searchPageText.restaurants,
    sub: searchPageText.byCuisinePriceAnd,
  },
  attractions: {
    title: searchPageText.attractions,
    sub: searchPageText.realSightsWithTheir,
  },
}

function Search() {
  const { change } = useAddress()
  const { address } = useTripSearch()
  const adding = useAdding()
  const tab = readTab(address)
  const finder = useRef<HTMLDivElement>(null)
  // The pressed button disappears, so focus moves to the place of the results.
  const showFound = (): void => void requestAnimationFrame(() => finder.current?.focus())
  return (
    <>
      <PageHeading {...headings[tab]} />
      <div ref={finder} tabIndex={-1} className={styles.finder}>
        <Tabs
          label={searchPageText.whatToSearch}
          value={tab}
          onValueChange={(next) =>
            // Keep the place; drop filters and page, which belong to each tab.
            change({
              tab: next === 'properties' ? '' : next,
              sort: '',
              find: '',
              kind: '',
              price: '',
              offset: '',
              listing: '',
            })
          }
          items={[
            {
              id: 'properties',
              label: searchPageText.properties,
              icon: Home,
              content: (
                <Offered when="rentalsOffered" what={offeredText.rentals}>
                  <PropertySearchTab adding={adding} />
                </Offered>
              ),
            },
            {
              id: 'restaurants',
              label: searchPageText.restaurants,
              icon: UtensilsCrossed,
              content: (
                <Offered when="diningOffered" what={offeredText.restaurants}>
                  <RestaurantSearchTab adding={adding} />
                </Offered>
              ),
            },
            {
              id: 'attractions',
              label: searchPageText.attractions,
              icon: Landmark,
              content: <AttractionSearchTab adding={adding} />,
            },
          ]}
        />
      </div>
      <TopDestinations onChoose={showFound} />
      <BookingNotice />
      {adding.sheet}
    </>
  )
}

/** Vacation rentals, restaurants and sights of a city. The URL holds the search. */
export function SearchPage() {
  return (
    <DataFrame>
      <PageHead
        title={searchPageText.vacationRentalsRestaurantsAnd}
        description={searchPageText.findVacationRentalWith}
      />
      <div className={`wrap page ${styles.page}`}>
        <Search />
      </div>
    </DataFrame>
  )
}
