import { useEffect, useRef } from 'react'
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

/** All cities with a drawing in one order, to go to by one press; the one that is shown is marked, and in sight. */
export function Cities({ at, onGo }: CitiesProps) {
  const { data = [] } = useDestinations('')
  const row = useRef<HTMLFieldSetElement>(null)
  const covered = data.filter((city) => city.covered).map(({ name }) => name)
  const names = [...new Set([...first, ...covered])].toSorted((a, b) => a.localeCompare(b, 'en-CA'))
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    // Only the row moves: scrollIntoView would move the page too.
    if (row.current && shown)
      row.current.scrollLeft = shown.offsetLeft - row.current.offsetLeft - 16
  }, [at.name, names.length])
  return (
    <fieldset ref={row} className={styles.cities} aria-label={placeSearchText.goTo}>
      {names.map((city) => (
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
