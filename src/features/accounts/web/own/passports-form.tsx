import { Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { showToast } from '#design/notices/notices.ts'
import { SelectField } from '#design/select-field/select-field.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { countryCodes } from '#platform/shared/country-codes.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import type { OwnPassport } from '../../contract/own-account.contract.ts'
import styles from '../account-form.module.css'
import { OwnDataError } from './own-data-error.tsx'
import { passportsFormText as text } from './messages.ts'
import { useOwnPassports, useSavePassports } from './passports.queries.ts'
import list from './passports.module.css'

const names = new Intl.DisplayNames('en-CA', { type: 'region' })
const countryName = (code: string): string => names.of(code) ?? code

/** Canada first: most of our travellers carry its passport. */
const options = () =>
  countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted(
      (a, b) =>
        Number(b.value === 'CA') - Number(a.value === 'CA') || a.label.localeCompare(b.label),
    )

const mostPassports = 5

function NewPassport({ onAdd, busy }: { onAdd: (added: OwnPassport) => void; busy: boolean }) {
  const [countries] = useState(options)
  const [country, setCountry] = useState('')
  const [expires, setExpires] = useState('')
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!country || busy) return
    onAdd({ country, ...(expires ? { expires } : {}) })
    setTried(false)
    setCountry('')
    setExpires('')
  }
  return (
    <form noValidate onSubmit={submit} className={list.form}>
      <div className={styles.pair}>
        <SelectField
          label={text.country}
          empty={text.chooseCountry}
          options={countries}
          value={country}
          error={tried && !country ? text.chooseWhich : undefined}
          onChange={(event) => setCountry(event.target.value)}
        />
        <DateField
          label={text.lastDay}
          optional
          value={expires}
          onChange={(event) => setExpires(event.target.value)}
        />
      </div>
      <div>
        <Button type="submit" look="line" icon={Plus} busy={busy}>
          {text.add}
        </Button>
      </div>
    </form>
  )
}

/** The passports of the account, for the entry rules of its trips: country and last day, never a number. */
export function PassportsForm() {
  const passports = useOwnPassports()
  const save = useSavePassports()
  if (passports.isError) return <OwnDataError query={passports} />
  if (!passports.data) return <SkeletonList label={text.loading} look="text" rows={1} />
  const known = passports.data
  const write = (wanted: readonly OwnPassport[], said: string): void =>
    save.mutate([...wanted], {
      onSuccess: () => showToast({ title: said }),
      onError: () => showToast({ title: text.notSaved, tone: 'failed' }),
    })
  return (
    <div className={list.list}>
      {known.length === 0 ? <p className="mute">{text.none}</p> : null}
      <ul aria-label={text.yours} className={list.rows}>
        {known.map((one, at) => (
          // Two of one country and day are the same passport twice: their place tells them apart.
          <li key={`${at} ${one.country} ${one.expires}`} className={list.row}>
            <span>
              <b>{countryName(one.country)}</b>
              <br />
              <span className="mute small">
                {one.expires ? text.until(formatDate(one.expires)) : text.noLastDay}
              </span>
            </span>
            <IconButton
              icon={X}
              label={text.remove(countryName(one.country))}
              onClick={() =>
                write(
                  known.filter((_, index) => index !== at),
                  text.removed,
                )
              }
            />
          </li>
        ))}
      </ul>
      {known.length < mostPassports ? (
        <NewPassport
          busy={save.isPending}
          onAdd={(added) => write([...known, added], text.saved)}
        />
      ) : null}
    </div>
  )
}
