import { Users } from 'lucide-react'
import { NumberField } from '#design/number-field/number-field.tsx'
import { headsAtMost } from '#features/trips/domain/party.ts'
import { partyFieldsText as text } from './messages.ts'
import styles from './party.module.css'
import { agesOf, childrenAtMost, partyFaults, type TypedParty } from './typed-party.ts'

interface PartyFieldsProps {
  readonly value: TypedParty
  /** Show errors for empty fields too. */
  readonly tried: boolean
  readonly onChange: (next: TypedParty) => void
}

/** Fields for adults, children and ages, with inline errors. */
export function PartyFields({ value, tried, onChange }: PartyFieldsProps) {
  const faults = partyFaults(value)
  const ages = agesOf(value)
  const setAge = (child: number, age: number | null): void =>
    onChange({ ...value, ages: ages.map((before, index) => (index === child ? age : before)) })
  return (
    <fieldset className={styles.who}>
      <legend className={styles.legend}>{text.who}</legend>
      <div className={styles.pair}>
        <NumberField
          label={text.adults}
          icon={Users}
          unit={text.adult}
          required
          min={1}
          max={headsAtMost}
          value={value.adults}
          error={value.adults === null && !tried ? undefined : faults.adults}
          onValueChange={(adults) => onChange({ ...value, adults })}
        />
        <NumberField
          label={text.children}
          unit={text.child}
          min={0}
          max={childrenAtMost}
          value={value.children}
          error={value.children === null && !tried ? undefined : faults.children}
          onValueChange={(children) => onChange({ ...value, children })}
        />
      </div>
      {ages.length > 0 ? (
        <div className={styles.ages}>
          {ages.map((age, child) => (
            <NumberField
              key={child}
              label={text.ageOf(child + 1)}
              required
              min={0}
              max={17}
              hint={child === 0 ? text.ageHint : undefined}
              value={age}
              error={age === null && !tried ? undefined : faults.ages[child]}
              onValueChange={(next) => setAge(child, next)}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  )
}
