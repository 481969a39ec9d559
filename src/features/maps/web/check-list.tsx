import { Badge } from '#design/badge/badge.tsx'
import type { CheckName, CheckState } from './map-checks.ts'
import styles from './maps-page.module.css'
import { checkListText } from './messages.ts'

const checks: readonly {
  readonly name: CheckName
  readonly label: string
  readonly about: string
}[] = [
  {
    name: 'key',
    label: checkListText.frontendKey,
    about: checkListText.keyGoogleMapsWithout,
  },
  {
    name: 'geocoding',
    label: checkListText.backendGeocoding,
    about: checkListText.serverFindsLocation,
  },
  { name: 'places', label: checkListText.places, about: checkListText.serverKnowsWhatAround },
  {
    name: 'script',
    label: checkListText.mapsScriptLoaded,
    about: checkListText.thisBrowserDrawsMap,
  },
]

interface CheckListProps {
  readonly states: Readonly<Partial<Record<CheckName, CheckState>>>
  readonly running: boolean
}

/** The four checks, each with the one word that tells how it went. */
export function CheckList({ states, running }: CheckListProps) {
  return (
    <ul className={styles.checks} aria-label={checkListText.checks} aria-live="polite">
      {checks.map(({ name, label, about }) => {
        const state = states[name]
        return (
          <li key={name} className={styles.check}>
            <span className={styles.checkName}>{label}</span>
            {state ? (
              <Badge tone={state === 'Working' ? 'ok' : 'bad'}>{state}</Badge>
            ) : (
              <span className="mute small">
                {running ? checkListText.testing : checkListText.notRunYet}
              </span>
            )}
            <p className="mute small">{about}</p>
          </li>
        )
      })}
    </ul>
  )
}
