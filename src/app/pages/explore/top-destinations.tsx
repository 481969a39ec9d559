import { Badge } from '#design/badge/badge.tsx'
import { Link } from '#design/link.tsx'
import { Poster } from '#design/poster.tsx'
import { topCities } from './covered-cities.ts'
import styles from './top-destinations.module.css'
import { useAddress, withChanges } from '#platform/web/use-address.ts'
import { topDestinationsText } from './messages.ts'

/** Eight suggested cities; choosing one keeps the open tab. */
export function TopDestinations({ onChoose }: { readonly onChoose: () => void }) {
  const { address } = useAddress()
  return (
    <section aria-labelledby="top-destinations" className={styles.section}>
      <h2 id="top-destinations" className={styles.heading}>
        {topDestinationsText.topDestinations}
      </h2>
      <ul className={styles.grid}>
        {topCities.map(({ slug, name, country }) => (
          <li key={slug}>
            <Link
              className={styles.city}
              onClick={onChoose}
              href={`/search?${withChanges(address, {
                location: name,
                locationId: slug,
                listing: '',
                offset: '',
              })}`}
            >
              <Poster slug={slug} ratio="1/1" lazy className={styles.poster} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.country}>{country}</span>
                <Badge tone="ok">{topDestinationsText.fullCoverage}</Badge>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
