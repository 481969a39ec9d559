import { Badge } from '#design/badge/badge.tsx'
import { Print } from '#design/poster.tsx'
import { Section } from '#design/section/section.tsx'
import styles from './flights-page.module.css'
import { popularDestinationsText } from './messages.ts'
import { useHydrated } from '#platform/web/use-address.ts'

/** Fares to begin from, in CAD; a press fills the airport that people use first. */
const popular = [
  {
    slug: 'new-york',
    name: popularDestinationsText.newYork,
    place: popularDestinationsText.unitedStates,
    airport: 'JFK',
    from: 299,
  },
  {
    slug: 'london',
    name: popularDestinationsText.london,
    place: popularDestinationsText.unitedKingdom,
    airport: 'LHR',
    from: 599,
  },
  {
    slug: 'paris',
    name: popularDestinationsText.paris,
    place: 'France',
    airport: 'CDG',
    from: 649,
  },
  { slug: 'tokyo', name: popularDestinationsText.tokyo, place: 'Japan', airport: 'HND', from: 899 },
  {
    slug: 'dubai',
    name: popularDestinationsText.dubai,
    place: 'Emirates',
    airport: 'DXB',
    from: 749,
  },
  {
    slug: 'barcelona',
    name: popularDestinationsText.barcelona,
    place: 'Spain',
    airport: 'BCN',
    from: 799,
  },
  {
    slug: 'santorini',
    name: popularDestinationsText.santorini,
    place: 'Greece',
    airport: 'JTR',
    from: 899,
  },
  { slug: 'rome', name: popularDestinationsText.rome, place: 'Italy', airport: 'FCO', from: 699 },
] as const

export function PopularDestinations({ onChoose }: { readonly onChoose: (code: string) => void }) {
  // The rendered page has no script yet that could answer.
  const hydrated = useHydrated()
  return (
    <Section
      band="sunk"
      title={popularDestinationsText.popularDestinations}
      aside={<Badge tone="sample">{popularDestinationsText.sampleFares}</Badge>}
    >
      <ul className={styles.tiles}>
        {popular.map(({ slug, name, place, airport, from }) => (
          <li key={slug}>
            <button
              type="button"
              disabled={!hydrated}
              className={styles.tile}
              aria-label={popularDestinationsText.flyToFromCad(name, from)}
              onClick={() => onChoose(airport)}
            >
              <Print slug={slug} name={name} place={place} ratio="4/5" lazy />
              <span className={styles.tilePrice}>
                {popularDestinationsText.from}
                <b>${from}</b>
                {popularDestinationsText.cad}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
