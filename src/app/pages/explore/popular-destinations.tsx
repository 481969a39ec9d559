import { Link } from '#design/link.tsx'
import { Poster } from '#design/poster.tsx'
import { cityHref } from './covered-cities.ts'
import styles from './stay-dine.module.css'
import { popularDestinationsText } from './messages.ts'

/** Average price of a night in whole CAD; a guide figure, not an offer. */
const popular = [
  { slug: 'new-york', name: popularDestinationsText.newYork, nightly: 250 },
  { slug: 'barcelona', name: popularDestinationsText.barcelona, nightly: 120 },
  { slug: 'rome', name: popularDestinationsText.rome, nightly: 110 },
  { slug: 'london', name: popularDestinationsText.london, nightly: 200 },
  { slug: 'paris', name: popularDestinationsText.paris, nightly: 180 },
  { slug: 'kyoto', name: popularDestinationsText.kyoto, nightly: 140 },
  { slug: 'maldives', name: popularDestinationsText.maldives, nightly: 350 },
  { slug: 'phuket', name: popularDestinationsText.thailandPhuket, search: 'Phuket', nightly: 65 },
] as const

/** Eight destinations with their average price a night; each links to its properties. */
export function PopularDestinations() {
  return (
    <ul className={styles.popular}>
      {popular.map((city) => (
        <li key={city.slug}>
          <Link
            className={styles.tile}
            href={cityHref({
              slug: city.slug,
              name: 'search' in city ? city.search : city.name,
            })}
          >
            <Poster slug={city.slug} ratio="4/3" lazy className={styles.poster} />
            <span className={styles.caption}>
              <span className={styles.name}>{city.name}</span>
              <span className={styles.nightly}>
                <b>${city.nightly}</b>
                {popularDestinationsText.night}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
