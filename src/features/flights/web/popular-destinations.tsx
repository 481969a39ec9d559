import { Badge } from '#design/badge/badge.tsx'
import { Print } from '#design/poster.tsx'
import { Section } from '#design/section/section.tsx'
import styles from './flights-page.module.css'

/** Fares to begin from, in CAD; a press fills the airport that people use first. */
const popular = [
  { slug: 'new-york', name: 'New York', place: 'United States', airport: 'JFK', from: 299 },
  { slug: 'london', name: 'London', place: 'United Kingdom', airport: 'LHR', from: 599 },
  { slug: 'paris', name: 'Paris', place: 'France', airport: 'CDG', from: 649 },
  { slug: 'tokyo', name: 'Tokyo', place: 'Japan', airport: 'HND', from: 899 },
  { slug: 'dubai', name: 'Dubai', place: 'Emirates', airport: 'DXB', from: 749 },
  { slug: 'barcelona', name: 'Barcelona', place: 'Spain', airport: 'BCN', from: 799 },
  { slug: 'santorini', name: 'Santorini', place: 'Greece', airport: 'JTR', from: 899 },
  { slug: 'rome', name: 'Rome', place: 'Italy', airport: 'FCO', from: 699 },
] as const

export function PopularDestinations({ onChoose }: { readonly onChoose: (code: string) => void }) {
  return (
    <Section
      band="sunk"
      title="Popular destinations"
      aside={<Badge tone="sample">Sample fares</Badge>}
    >
      <ul className={styles.tiles}>
        {popular.map(({ slug, name, place, airport, from }) => (
          <li key={slug}>
            <button
              type="button"
              className={styles.tile}
              aria-label={`Fly to ${name}, from $${from} CAD`}
              onClick={() => onChoose(airport)}
            >
              <Print slug={slug} name={name} place={place} ratio="4/5" lazy />
              <span className={styles.tilePrice}>
                From <b>${from}</b> CAD
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
