import { Home, Ticket, UtensilsCrossed } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#design/button/button.tsx'
import { Tabs } from '#design/tabs/tabs.tsx'
import { RestaurantList } from '#features/dining/web/index.ts'
import { ActivitySheet } from './activity-sheet.tsx'
import { placeOf } from './place-of.ts'
import { PropertyDialog } from './property-dialog.tsx'
import { PropertyForm } from './property-form.tsx'
import { RestaurantSheet } from './restaurant-sheet.tsx'
import { asChange, readPropertySearch, type SearchPlace } from './search-address.ts'
import { Given } from '#platform/web/listed.tsx'
import { useAddress, withChanges } from '#platform/web/use-address.ts'
import styles from './stay-dine.module.css'
import { useTripSearch } from './use-trip-search.ts'
import { type Adding, useAdding } from './use-adding.tsx'
import { offeredText } from '../messages.ts'
import { Offered } from '../offered.tsx'
import { stayDineTabsText } from './messages.ts'

interface TabProps {
  readonly place: SearchPlace
  readonly adding: Adding
}

const dialogs = {
  properties: {
    label: stayDineTabsText.rentalProperties,
    icon: Home,
    Dialog: PropertyDialog,
    // The whole tab has this condition already.
    when: undefined,
  },
  restaurants: {
    label: stayDineTabsText.restaurants,
    icon: UtensilsCrossed,
    Dialog: RestaurantSheet,
    when: 'diningOffered',
  },
  activities: {
    label: stayDineTabsText.activities,
    icon: Ticket,
    Dialog: ActivitySheet,
    when: 'activitiesOffered',
  },
} as const
interface WhenProps {
  readonly fact: 'diningOffered' | 'activitiesOffered' | undefined
  readonly children: ReactNode
}

const When = ({ fact, children }: WhenProps) =>
  fact ? <Given when={fact}>{children}</Given> : children

type DialogName = keyof typeof dialogs
const dialogNames = Object.keys(dialogs) as DialogName[]

function PropertiesTab({ place, adding }: TabProps) {
  const [, navigate] = useLocation()
  const { found, ofTrip = new URLSearchParams() } = useTripSearch()
  const trip = found.trip?.id ?? ''
  const [open, setOpen] = useState<DialogName>()
  const { name } = placeOf(place)
  const Opened = open && dialogs[open].Dialog
  return (
    <div className={styles.tab}>
      <PropertyForm
        fixed={name}
        search={{ ...readPropertySearch(ofTrip), ...place }}
        onSearch={(search) => {
          const wanted = { ...asChange({ ...search, ...place }, trip !== ''), trip }
          const address = withChanges(new URLSearchParams(), wanted)
          navigate(`/search?${address}`)
        }}
      />
      <div className={styles.glance}>
        <p>{stayDineTabsText.orLookAtWithout(name)}</p>
        <div className={styles.buttons}>
          {dialogNames.map((key) => (
            <When key={key} fact={dialogs[key].when}>
              <Button look="line" icon={dialogs[key].icon} onClick={() => setOpen(key)}>
                {dialogs[key].label}
              </Button>
            </When>
          ))}
        </div>
      </div>
      {Opened ? <Opened place={place} adding={adding} onClose={() => setOpen(undefined)} /> : null}
    </div>
  )
}

function RestaurantsTab({ place, adding }: TabProps) {
  const at = placeOf(place)
  const { trip } = useTripSearch().found
  return (
    <RestaurantList
      destination={at.name}
      location={place.locationId || place.location}
      itineraryId={trip?.id}
      addLabel={adding.toTrip ? stayDineTabsText.addToTrip : stayDineTabsText.addToCart}
      isAdded={(it) => adding.has({ kind: 'restaurant', it, place: at })}
      onAdd={(it) => adding.add({ kind: 'restaurant', it, place: at })}
      onRemove={(it) => adding.remove({ kind: 'restaurant', it, place: at })}
    />
  )
}

/** Rentals and restaurants of the place chosen above. */
export function StayDineTabs({ place }: { readonly place: SearchPlace }) {
  const { address, change } = useAddress()
  const adding = useAdding()
  const props = { place, adding }
  return (
    <>
      <Tabs
        label={stayDineTabsText.stayOrDine}
        value={address.get('tab') === 'restaurants' ? 'restaurants' : 'properties'}
        // Restaurant filters don't apply to properties.
        onValueChange={(tab) =>
          change({
            tab: tab === 'restaurants' ? tab : '',
            find: '',
            kind: '',
            price: '',
            sort: '',
            map: '',
          })
        }
        items={[
          {
            id: 'properties',
            label: stayDineTabsText.properties,
            icon: Home,
            content: (
              <Offered when="rentalsOffered" what={offeredText.rentals}>
                <PropertiesTab {...props} />
              </Offered>
            ),
          },
          {
            id: 'restaurants',
            label: stayDineTabsText.restaurants,
            icon: UtensilsCrossed,
            content: (
              <Offered when="diningOffered" what={offeredText.restaurants}>
                <RestaurantsTab {...props} />
              </Offered>
            ),
          },
        ]}
      />
      {adding.sheet}
    </>
  )
}
