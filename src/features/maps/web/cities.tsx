import { Button } from '#design/button/button.tsx'
import { useDestinations } from '#features/places/web/index.ts'
import type { Town } from '../domain/listed-place.ts'
import styles from './maps-page.module.css'
import { placeSearchText } from './messages.ts'

/** Offered at once, before the others have come. */
const first = ['Paris', placeSearchText.newYork, 'Tokyo'] as const

/** Names that are in the first part of "Paris, France". */
const isAt = (city: string, { name }: Town): boolean =>
  name === city || name.startsWith(`${city}, `)

/** Brings the shown city into sight. Only the row moves: scrollIntoView would move the page too. */
function showInRow(city: HTMLElement | null): void {
  const row = city?.parentElement
  if (city && row) row.scrollLeft = city.offsetLeft - row.offsetLeft - 16
}

interface CitiesProps {
  readonly at: Town
  readonly onGo: (city: string) => void
}

/** All cities with a drawing in one order, to go to by one press; the one that is shown is marked, and in sight. */
export function Cities({ at, onGo }: CitiesProps) {
  const { data = [] } = useDestinations('')
  const covered = data.filter((city) => city.covered).map(({ name }) => name)
  const names = [...new Set([...first, ...covered])].toSorted((a, b) => a.localeCompare(b, 'en-CA'))
  return (
    <fieldset className={styles.cities} aria-label={placeSearchText.goTo}>
      {names.map((city) => (
        <Button
          key={city}
          ref={isAt(city, at) ? showInRow : undefined}
          look={isAt(city, at) ? 'primary' : 'line'}
          size="small"
          aria-pressed={isAt(city, at)}
          onClick={() => onGo(city)}
        >
          {city}
        </Button>
      ))}
    </fieldset>
  )
}
