import { Plus, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { transitPlaceCodes, transitPlaces } from '../domain/transit-places.ts'
import {
  countryName,
  isVisaCountry,
  mostStops,
  visaCountryCodes,
} from '../domain/visa-countries.ts'
import { type VisaForm, visaFormError, writeVisaForm } from './visa-address.ts'
import styles from './visa-form.module.css'
import { visaFormText } from './messages.ts'

type FormError = ReturnType<typeof visaFormError>

/** The countries of the list, and one that came with a trip. */
const choices = (without: readonly string[], chosen: string) =>
  [
    ...(chosen === '' || isVisaCountry(chosen) ? [] : [chosen]),
    ...visaCountryCodes.filter((code) => !without.includes(code)),
  ].map((code) => ({ value: code, label: countryName(code) }))

/** The error at an empty field, shown after the first attempt to submit. */
const missing = (code: string, isSaid: boolean): string | undefined =>
  isSaid && code === '' ? visaFormText.chooseCountry : undefined

interface StopsProps {
  readonly form: VisaForm
  readonly isSaid: boolean
  readonly onChange: (to: VisaForm['to']) => void
}

/** The countries of the trip, each once and none of them the passport's own. */
function Stops({ form: { from, to }, isSaid, onChange }: StopsProps) {
  const list = useRef<HTMLDivElement>(null)
  const put = (index: number, code: string): void =>
    onChange(to.map((old, at) => (at === index ? code : old)))
  const remove = (index: number): void => {
    // The button that was pressed goes with its country: the one before has the focus then.
    list.current?.querySelectorAll('select')[index - 1]?.focus()
    onChange(to.filter((_, at) => at !== index))
  }
  return (
    <div ref={list} className={styles.stops}>
      {to.map((code, index) => (
        // A country is keyed by its place in the trip.
        <div key={index} className={styles.stop}>
          <SelectField
            label={index === 0 ? visaFormText.toDestination : visaFormText.country(index + 1)}
            empty={visaFormText.selectDestination}
            options={choices([from, ...to.filter((other) => other !== code)], code)}
            value={code}
            error={missing(code, isSaid)}
            onChange={(event) => put(index, event.target.value)}
          />
          {index > 0 ? (
            <IconButton
              icon={X}
              label={visaFormText.removeStop(index + 1)}
              onClick={() => remove(index)}
            />
          ) : null}
        </div>
      ))}
      {to.length < mostStops ? (
        <Button look="text" size="small" icon={Plus} onClick={() => onChange([...to, ''])}>
          {visaFormText.addAnotherCountry}
        </Button>
      ) : null}
    </div>
  )
}

function Transit({ form, onChange }: { form: VisaForm; onChange: (via: VisaForm['via']) => void }) {
  const { via } = form
  const [isAsked] = useState(via.length > 0)
  return (
    <Disclosure summary={visaFormText.changingPlanesOnWay} defaultOpen={isAsked}>
      <fieldset className={styles.places}>
        <legend className="visually-hidden">{visaFormText.whereYouChangePlanes}</legend>
        {transitPlaceCodes
          .filter((place) => place !== form.from)
          .map((place) => (
            <Checkbox
              key={place}
              label={transitPlaces[place]}
              checked={via.includes(place)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...via, place] : via.filter((other) => other !== place),
                )
              }
            />
          ))}
      </fieldset>
    </Disclosure>
  )
}

/** The form as it is filled in; another address than its own fills it in again. */
function useVisaForm(value: VisaForm) {
  const [form, setForm] = useState(value)
  const [error, setError] = useState<FormError>()
  const address = writeVisaForm(value)
  const [seen, setSeen] = useState({ address, forms: 0 })
  if (address !== seen.address) {
    // What was just checked here is the same form, and keeps its focus; a link of the page is another.
    const isOwn = address === writeVisaForm(form)
    setSeen({ address, forms: isOwn ? seen.forms : seen.forms + 1 })
    if (!isOwn) {
      setForm(value)
      setError(undefined)
    }
  }
  const edit = (next: VisaForm): void => {
    const equal = next.to.some((code) => code !== '' && code === next.from)
    setError(equal ? visaFormError(next) : undefined)
    // The equal one leaves its field: the list of destinations has no origin in it.
    setForm({
      ...next,
      to: next.to.map((code) => (code === next.from ? '' : code)),
      via: next.via.filter((place) => place !== next.from),
    })
  }
  return { form, error, setError, edit, forms: seen.forms }
}

interface VisaFormProps {
  readonly value: VisaForm
  readonly busy: boolean
  readonly onCheck: (form: VisaForm) => void
}

/** Which passport, which countries; the button is disabled without both, Enter names the missing one. */
export function VisaCheckForm({ value, busy, onCheck }: VisaFormProps) {
  const { form, error, setError, edit, forms } = useVisaForm(value)
  const isSaid = error !== undefined
  const check = (fields: HTMLFormElement): void => {
    const wrong = visaFormError(form)
    setError(wrong)
    if (!wrong) onCheck(form)
    else [...fields.querySelectorAll('select')].find(({ value: code }) => code === '')?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    check(event.currentTarget)
  }
  // A disabled button swallows Enter; and in a list it would only open it.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return
    event.preventDefault()
    check(event.currentTarget)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in its fields
    <form noValidate className={styles.form} onSubmit={submit} onKeyDown={onKeyDown}>
      <SelectField
        label={visaFormText.fromPassportCountry}
        empty={visaFormText.selectPassportCountry}
        options={choices([], form.from)}
        value={form.from}
        error={missing(form.from, isSaid)}
        onChange={(event) => edit({ ...form, from: event.target.value })}
      />
      <Stops form={form} isSaid={isSaid} onChange={(to) => edit({ ...form, to })} />
      <Transit key={forms} form={form} onChange={(via) => edit({ ...form, via })} />
      {error ? (
        <Notice tone="error" live title={error.title}>
          {error.text}
        </Notice>
      ) : null}
      <Button
        type="submit"
        block
        disabled={visaFormError(form) !== undefined}
        busy={busy}
        busyLabel={visaFormText.checking}
      >
        {visaFormText.checkVisaRequirements}
      </Button>
    </form>
  )
}
