import { FilterChips } from '#design/chips/chips.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { cad, formatBrief } from '#platform/shared/money.ts'
import { useMedia } from '#platform/web/use-media.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import {
  airlinesOf,
  anyStops,
  type FlightWish,
  mostPrice,
  wholeDay,
} from '../domain/flight-wish.ts'
import styles from './flight-results.module.css'
import { flightFiltersText } from './messages.ts'

interface FlightFiltersProps {
  readonly offers: readonly FlightOffer[]
  readonly wish: FlightWish
  readonly onChange: (wish: FlightWish) => void
}

const stopChoices = [
  { value: '0', label: flightFiltersText.directOnly },
  { value: '1', label: flightFiltersText.upTo1Stop },
  { value: '2', label: flightFiltersText.upTo2Stops },
  { value: String(anyStops), label: flightFiltersText.any },
]
const step = 50

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    value: String(from + at),
    label: hourText(from + at),
  }))

function priceText(amount: number): string {
  const price = formatBrief(cad(amount))
  return amount >= mostPrice ? flightFiltersText.andMore(price) : price
}

function PriceRange({ wish, onChange }: Omit<FlightFiltersProps, 'offers'>) {
  const [least, most] = wish.price
  const range = { min: 0, max: mostPrice, step }
  return (
    <fieldset className={styles.range}>
      <legend>{flightFiltersText.pricePerPersonTo(priceText(least), priceText(most))}</legend>
      <input
        {...range}
        type="range"
        aria-label={flightFiltersText.leastPrice}
        aria-valuetext={priceText(least)}
        value={least}
        onChange={({ target }) =>
          onChange({ ...wish, price: [Math.min(Number(target.value), most - step), most] })
        }
      />
      <input
        {...range}
        type="range"
        aria-label={flightFiltersText.mostPrice}
        aria-valuetext={priceText(most)}
        value={most}
        onChange={({ target }) =>
          onChange({ ...wish, price: [least, Math.max(Number(target.value), least + step)] })
        }
      />
    </fieldset>
  )
}

function HourRange({ wish, onChange }: Omit<FlightFiltersProps, 'offers'>) {
  const [from, to] = wish.hours
  const [first, last] = wholeDay
  return (
    <>
      <SelectField
        label={flightFiltersText.leavesAfter}
        options={hours(first, to - 1)}
        value={String(from)}
        onChange={({ target }) => onChange({ ...wish, hours: [Number(target.value), to] })}
      />
      <SelectField
        label={flightFiltersText.leavesBefore}
        options={hours(from + 1, last)}
        value={String(to)}
        onChange={({ target }) => onChange({ ...wish, hours: [from, Number(target.value)] })}
      />
    </>
  )
}

/** Number of active filters. */
export const flightFiltersSet = ({
  price,
  stops,
  airlines,
  hours: [from, to],
}: FlightWish): number =>
  airlines.size +
  Number(price[0] > 0) +
  Number(price[1] < mostPrice) +
  Number(stops < anyStops) +
  Number(from > 0 || to < 24)

/** What narrows the flights that were found, whole. */
export function FlightFilterFields({ offers, wish, onChange }: FlightFiltersProps) {
  return (
    <div className={styles.filters}>
      <div className={styles.fields}>
        <PriceRange wish={wish} onChange={onChange} />
        <SelectField
          label={flightFiltersText.stops}
          options={stopChoices}
          value={String(wish.stops)}
          onChange={({ target }) => onChange({ ...wish, stops: Number(target.value) })}
        />
        <HourRange wish={wish} onChange={onChange} />
      </div>
      <FilterChips
        label={flightFiltersText.airlines}
        items={airlinesOf(offers).map(({ code, name }) => ({
          id: code,
          label: `${name} (${code})`,
        }))}
        value={wish.airlines}
        onValueChange={(airlines) => onChange({ ...wish, airlines })}
      />
    </div>
  )
}

/** On a phone the flights come first; what narrows them is a press away. */
export function FlightFilters(props: FlightFiltersProps) {
  const wide = useMedia('(min-width: 45em)')
  return wide ? (
    <FlightFilterFields {...props} />
  ) : (
    <Disclosure summary={flightFiltersText.filters(flightFiltersSet(props.wish))}>
      <FlightFilterFields {...props} />
    </Disclosure>
  )
}
