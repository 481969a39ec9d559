import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DateRangeField } from '#design/date-range-field/date-range-field.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { showToast } from '#design/notices/notices.ts'
import { pageGuests, rentalCurrencies } from '#features/rentals/domain/rental-rules.ts'
import { addDays } from '#platform/shared/local-date.ts'
import type { PropertySearch } from './search-address.ts'
import { localToday } from '#platform/web/local-today.ts'
import { countOptions } from './count-options.ts'
import styles from './search-form.module.css'
import { LocationField } from './location-field.tsx'
import { useHydrated } from '#platform/web/use-address.ts'
import { stayErrors } from './stay-errors.ts'
import { useEdit } from './use-edit.ts'
import { propertyFormText } from './messages.ts'

interface PropertyFormProps {
  readonly search: PropertySearch
  /** Place chosen elsewhere on the page; hides the place field. */
  readonly fixed?: string | undefined
  readonly onSearch: (search: PropertySearch) => void
}

interface FormErrors {
  readonly location?: string | undefined
  readonly checkIn?: string | undefined
  readonly checkOut?: string | undefined
  readonly priceMin?: string | undefined
  readonly priceMax?: string | undefined
}

const missingLocation = propertyFormText.pleaseEnterCityOr
const whole = /^\d*$/

function errorsOf(draft: PropertySearch, today: string): FormErrors {
  const { location, priceMin, priceMax } = draft
  const crossed = priceMin && priceMax && Number(priceMax) < Number(priceMin)
  return {
    location: location.trim() ? undefined : missingLocation,
    ...stayErrors(draft, today),
    priceMin: whole.test(priceMin) ? undefined : propertyFormText.givePriceInWhole,
    priceMax: whole.test(priceMax)
      ? (crossed && propertyFormText.highestPriceBelowLowest) || undefined
      : propertyFormText.givePriceInWhole,
  }
}

const currencyOptions = rentalCurrencies.map((value) => ({ value, label: value }))

interface PartProps {
  readonly draft: PropertySearch
  readonly errors: FormErrors
  readonly set: (part: Partial<PropertySearch>) => void
}

function StayFields({ draft, errors, set, today }: PartProps & { readonly today: string }) {
  return (
    <>
      <DateRangeField
        start={{ label: propertyFormText.checkIn, name: 'checkIn', error: errors.checkIn }}
        end={{ label: propertyFormText.checkOut, name: 'checkOut', error: errors.checkOut }}
        min={today || undefined}
        nights={1}
        value={{ start: draft.checkIn, end: draft.checkOut }}
        onChange={({ start, end }) => set({ checkIn: start, checkOut: end })}
      />
      <SelectField
        label={propertyFormText.adults}
        name="adults"
        options={countOptions(pageGuests.adults)}
        value={String(draft.adults)}
        onChange={({ target }) => set({ adults: Number(target.value) })}
      />
      <SelectField
        label={propertyFormText.children}
        name="children"
        options={countOptions(pageGuests.children)}
        value={String(draft.children)}
        onChange={({ target }) => set({ children: Number(target.value) })}
      />
      <SelectField
        label={propertyFormText.infants}
        name="infants"
        options={countOptions(pageGuests.infants)}
        value={String(draft.infants)}
        onChange={({ target }) => set({ infants: Number(target.value) })}
      />
    </>
  )
}

function MoreFields({ draft, errors, set }: PartProps) {
  return (
    <div className={styles.more}>
      <TextField
        label={propertyFormText.nightAtLeast}
        name="priceMin"
        inputMode="numeric"
        placeholder="80"
        maxLength={7}
        value={draft.priceMin}
        error={errors.priceMin}
        onChange={({ target }) => set({ priceMin: target.value.trim() })}
      />
      <TextField
        label={propertyFormText.nightAtMost}
        name="priceMax"
        inputMode="numeric"
        placeholder="250"
        maxLength={7}
        value={draft.priceMax}
        error={errors.priceMax}
        onChange={({ target }) => set({ priceMax: target.value.trim() })}
      />
      <SelectField
        label={propertyFormText.currency}
        name="currency"
        options={currencyOptions}
        value={draft.currency}
        onChange={({ target }) =>
          set({ currency: rentalCurrencies.find((one) => one === target.value) ?? 'CAD' })
        }
      />
      <div className={styles.checks}>
        <Checkbox
          label={propertyFormText.guestFavouritesOnly}
          name="guestFavorite"
          value="true"
          checked={draft.guestFavorite}
          onChange={({ target }) => set({ guestFavorite: target.checked })}
        />
        <Checkbox
          label={propertyFormText.instantBookOnly}
          name="ib"
          value="true"
          checked={draft.ib}
          onChange={({ target }) => set({ ib: target.checked })}
        />
      </div>
    </div>
  )
}

/** Defaults the dates to tomorrow night; leaves them empty until hydration. */
function withDates(search: PropertySearch, today: string): PropertySearch {
  if (!today || search.checkIn || search.checkOut) return search
  return { ...search, checkIn: addDays(today, 1), checkOut: addDays(today, 2) }
}

/**
 * Search form for properties: place, dates, guests, price. Typed values apply on submit. Before hydration
 * the browser submits the form itself, with the fields as query parameters.
 */
export function PropertyForm({ search, fixed, onSearch }: PropertyFormProps) {
  const today = useHydrated() ? localToday() : ''
  const { part: changed, set } = useEdit(search)
  const [tried, setTried] = useState(false)
  const draft = { ...withDates(search, today), ...changed }
  const errors = tried ? errorsOf(draft, today) : {}
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    const found = errorsOf(draft, today)
    if (found.location)
      showToast({ tone: 'failed', title: propertyFormText.missingLocation, text: missingLocation })
    if (Object.values(found).every((error) => error === undefined)) onSearch(draft)
  }
  const refined = [search.priceMin, search.priceMax, search.guestFavorite, search.ib]
  const part = { draft, errors, set }
  return (
    <Card padding="small">
      <form
        noValidate
        role="search"
        aria-label={propertyFormText.properties}
        className={styles.form}
        onSubmit={submit}
      >
        <div className={styles.where}>
          {fixed ? (
            <p className={styles.fixed}>
              <span>{propertyFormText.staysIn}</span> <b>{fixed}</b>
            </p>
          ) : (
            <LocationField
              value={draft.location}
              error={errors.location}
              onText={(location) => set({ location, locationId: '' })}
              onChoose={({ name: location, locationId }) => set({ location, locationId })}
            />
          )}
        </div>
        <StayFields {...part} today={today} />
        <div className={styles.fold}>
          <Disclosure
            summary={propertyFormText.priceCurrencyAndMore}
            defaultOpen={refined.some(Boolean) || search.currency !== 'CAD'}
          >
            <MoreFields {...part} />
          </Disclosure>
        </div>
        <div className={styles.go}>
          <Button type="submit" icon={Search} block>
            {propertyFormText.search}
          </Button>
        </div>
      </form>
    </Card>
  )
}
