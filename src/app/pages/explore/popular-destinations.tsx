import { Link } from '#design/link.tsx'
import { Poster } from '#design/poster.tsx'
import { cityHref } from './covered-cities.ts'
import styles from './stay-dine.module.css'

/** What a night costs on average, in whole Canadian dollars: figures to begin with, no offers. */
const popular = [
  { slug: 'new-york', name: 'New York', nightly: 250 },
  { slug: 'barcelona', name: 'Barcelona', nightly: 120 },
  { slug: 'rome', name: 'Rome', nightly: 110 },
  { slug: 'london', name: 'London', nightly: 200 },
  { slug: 'paris', name: 'Paris', nightly: 180 },
  { slug: 'kyoto', name: 'Kyoto', nightly: 140 },
  { slug: 'maldives', name: 'Maldives', nightly: 350 },
  { slug: 'phuket', name: 'Thailand (Phuket)', search: 'Phuket', nightly: 65 },
] as const

/** Eight destinations with their average price a night; each leads to its properties. */
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
                <b>${city.nightly}</b> a night
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
