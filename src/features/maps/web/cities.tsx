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

interface CitiesProps {
  readonly at: Town
  readonly onGo: (city: string) => void
}

/** All cities with a drawing, to go to by one press. */
export function Cities({ at, onGo }: CitiesProps) {
  const { data = [] } = useDestinations('')
  const others = data
    .filter(({ covered }) => covered)
    .map(({ name }) => name)
    .filter((name) => !first.some((one) => one === name))
    .toSorted((a, b) => a.localeCompare(b, 'en-CA'))
  return (
    <fieldset className={styles.cities} aria-label={placeSearchText.goTo}>
      {[...first, ...others].map((city) => (
        <Button
          key={city}
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
