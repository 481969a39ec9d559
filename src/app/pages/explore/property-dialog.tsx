import { Home, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { DateRangeField } from '#design/date-range-field/date-range-field.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { Rating } from '#design/rating/rating.tsx'
import { dialogGuests } from '#features/rentals/domain/rental-rules.ts'
import { amountText, totalText, useDialogProperties } from '#features/rentals/web/index.ts'
import type { Property } from '#features/rentals/contract/property.schema.ts'
import { kindText } from '#features/rentals/domain/property-words.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { countOptions } from './count-options.ts'
import { localToday } from '#platform/web/local-today.ts'
import { FindDialog } from './find-dialog.tsx'
import styles from './find-dialog.module.css'
import { LocationField } from './location-field.tsx'
import { placeOf } from './place-of.ts'
import type { SearchPlace } from './search-address.ts'
import { stayErrors } from './stay-errors.ts'
import type { Adding } from './use-adding.tsx'
import { propertyDialogText } from './messages.ts'

interface Wanted extends SearchPlace {
  readonly checkin: string
  readonly checkout: string
  readonly adults: number
  readonly children: number
}

interface FormProps {
  readonly wanted: Wanted
  readonly onSearch: (wanted: Wanted) => void
}

const missing = propertyDialogText.pleaseEnterCityOr

function Form({ wanted, onSearch }: FormProps) {
  const [draft, setDraft] = useState(wanted)
  const [tried, setTried] = useState(false)
  const set = (part: Partial<Wanted>): void => setDraft((before) => ({ ...before, ...part }))
  const found = {
    location: draft.location.trim() ? undefined : missing,
    ...stayErrors({ checkIn: draft.checkin, checkOut: draft.checkout }, localToday()),
  }
  const errors = tried ? found : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (Object.values(found).every((error) => error === undefined)) onSearch(draft)
  }
  return (
    <form
      noValidate
      role="search"
      aria-label={propertyDialogText.rentalProperties}
      className={styles.form}
      onSubmit={submit}
    >
      <LocationField
        value={draft.location}
        error={errors?.location}
        onText={(location) => set({ location, locationId: '' })}
        onChoose={({ name: location, locationId }) => set({ location, locationId })}
      />
      <div className={styles.stay}>
        <DateRangeField
          start={{ label: propertyDialogText.checkIn, error: errors?.checkIn }}
          end={{ label: propertyDialogText.checkOut, error: errors?.checkOut }}
          min={localToday()}
          nights={1}
          value={{ start: draft.checkin, end: draft.checkout }}
          onChange={({ start, end }) => set({ checkin: start, checkout: end })}
        />
        <SelectField
          label={propertyDialogText.adults}
          options={countOptions(dialogGuests.adults)}
          value={String(draft.adults)}
          onChange={({ target }) => set({ adults: Number(target.value) })}
        />
        <SelectField
          label={propertyDialogText.children}
          options={countOptions(dialogGuests.children)}
          value={String(draft.children)}
          onChange={({ target }) => set({ children: Number(target.value) })}
        />
      </div>
      <Button type="submit" icon={Search}>
        {propertyDialogText.search}
      </Button>
    </form>
  )
}

interface PropertyDialogProps {
  readonly place: SearchPlace
  readonly adding: Adding
  readonly onClose: () => void
}

/** Rental properties of a destination, without leaving the page. */
export function PropertyDialog({ place, adding, onClose }: PropertyDialogProps) {
  const [wanted, setWanted] = useState<Wanted>(() => ({
    ...place,
    checkin: addDays(localToday(), 1),
    checkout: addDays(localToday(), 2),
    adults: 2,
    children: 0,
  }))
  const { location, locationId, ...query } = wanted
  const search = useDialogProperties({ ...query, location: locationId || location })
  const at = placeOf(wanted)
  const choiceOf = (it: Property) => ({
    kind: 'property' as const,
    it,
    place: at,
    checkIn: search.data?.checkIn ?? wanted.checkin,
    checkOut: search.data?.checkOut ?? wanted.checkout,
    guests: wanted.adults + wanted.children,
  })
  return (
    <FindDialog
      title={propertyDialogText.rentalProperties}
      one="property"
      things="properties"
      icon={Home}
      found={{ ...search, data: search.data?.properties }}
      where={at.name}
      onClose={onClose}
      search={<Form wanted={wanted} onSearch={setWanted} />}
      adding={adding}
      choiceOf={choiceOf}
      wordsOf={(it) => ({
        picture: it.photos[0] ?? '',
        sub: propertyDialogText.inText(kindText(it), it.location.address),
        facts:
          it.reviews.rating === null ? null : (
            <Rating value={it.reviews.rating} count={it.reviews.count ?? undefined} />
          ),
        price: propertyDialogText.night(
          amountText(it.pricing, it.pricing.rate),
          totalText(it.pricing),
        ),
      })}
    />
  )
}
