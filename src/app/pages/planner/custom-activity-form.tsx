import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { TextareaField } from '#design/textarea-field/textarea-field.tsx'
import { formatMoney, money, toMajor } from '#platform/shared/money.ts'
import { parseAmount } from '#features/trips/domain/budget.ts'
import styles from './planner.module.css'
import { customToItem } from '#features/trips/domain/custom-item.ts'
import { readTime } from './read-time.ts'
import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { customText as text } from './step-messages.ts'

interface CustomActivityFormProps {
  readonly trip: TripView
  readonly day: string | null
  readonly onAdd: (item: ItemWrite) => void
}

const blank = { name: '', description: '', price: '', time: '' }
/** Form for the traveller's own activity; only the name is required. */
export function CustomActivityForm({ trip, day, onAdd }: CustomActivityFormProps) {
  const [values, setValues] = useState(blank)
  const [date, setDate] = useState(day ?? '')
  const [isEach, setEach] = useState(false)
  const [tried, setTried] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const set =
    (name: keyof typeof blank) =>
    ({ target: { value } }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value }))
  const time = readTime(values.time)
  const heads = headsOf(trip.party)
  const outside = date !== '' && (date < trip.startDate || date > trip.endDate)

  const each = parseAmount(values.price)
  const eachHint =
    isEach && each
      ? text.inAll(heads, formatMoney(money(each.currency, each.amountMinor * heads)))
      : undefined

  const submit = (): void => {
    setTried(true)
    const name = values.name.trim()
    if (!name) nameField.current?.focus()
    if (!name || time === undefined) return
    const price = parseAmount(values.price)
    onAdd(
      customToItem({
        name,
        description: values.description.trim() || text.usualDescription,
        location: trip.destination,
        price: price ? toMajor(price) : 0,
        heads: isEach && price && heads > 1 ? heads : undefined,
        day: date || null,
        time,
      }),
    )
    setValues(blank)
    setTried(false)
  }

  return (
    <form
      noValidate
      className={styles.wide}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        ref={nameField}
        label={text.name}
        required
        maxLength={200}
        placeholder={text.nameExamples}
        value={values.name}
        error={tried && !values.name.trim() ? text.nameMissing : undefined}
        onChange={set('name')}
      />
      <TextareaField
        label={text.description}
        optional
        maxLength={5000}
        value={values.description}
        onChange={set('description')}
      />
      <div className={styles.pair}>
        <TextField
          label={text.price}
          optional
          inputMode="decimal"
          value={values.price}
          hint={values.price.trim() && !parseAmount(values.price) ? text.priceWrong : undefined}
          onChange={set('price')}
        />
        {heads > 1 ? (
          <SelectField
            label={text.priceFor}
            options={[
              { value: 'all', label: text.everyone(heads) },
              { value: 'each', label: text.eachPerson },
            ]}
            value={isEach ? 'each' : 'all'}
            hint={eachHint}
            onChange={({ target }) => setEach(target.value === 'each')}
          />
        ) : null}
      </div>
      <div className={styles.pair}>
        <TextField
          label={text.time}
          optional
          placeholder="09:30"
          value={values.time}
          error={time === undefined ? text.timeWrong : undefined}
          onChange={set('time')}
        />
        <DateField
          label={text.date}
          optional
          value={date}
          hint={outside ? text.outside : undefined}
          onChange={(event) => setDate(event.target.value)}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" icon={Plus}>
          {text.add}
        </Button>
      </div>
    </form>
  )
}
