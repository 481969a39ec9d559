import { Badge } from '#design/badge/badge.tsx'
import type { CheckName, CheckState } from './map-checks.ts'
import styles from './maps-page.module.css'

const checks: readonly {
  readonly name: CheckName
  readonly label: string
  readonly about: string
}[] = [
  {
    name: 'key',
    label: 'Frontend key',
    about:
      'The key of Google Maps; without one, the files or the address that the map is drawn from.',
  },
  { name: 'geocoding', label: 'Backend geocoding', about: 'The server finds the location.' },
  { name: 'places', label: 'Places', about: 'The server knows what is around it.' },
  {
    name: 'script',
    label: 'Maps script loaded',
    about: 'This browser draws the map on this page.',
  },
]

interface CheckListProps {
  readonly states: Readonly<Partial<Record<CheckName, CheckState>>>
  readonly running: boolean
}

/** The four checks, each with the one word that tells how it went. */
export function CheckList({ states, running }: CheckListProps) {
  return (
    <ul className={styles.checks} aria-label="Checks" aria-live="polite">
      {checks.map(({ name, label, about }) => {
        const state = states[name]
        return (
          <li key={name} className={styles.check}>
            <span className={styles.checkName}>{label}</span>
            {state ? (
              <Badge tone={state === 'Working' ? 'ok' : 'bad'}>{state}</Badge>
            ) : (
              <span className="mute small">{running ? 'Testing' : 'Not run yet'}</span>
            )}
            <p className="mute small">{about}</p>
          </li>
        )
      })}
    </ul>
  )
}
