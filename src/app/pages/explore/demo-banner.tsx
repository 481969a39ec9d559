import { Link } from '#design/link.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { cityHref, topCities } from './covered-cities.ts'
import styles from './results.module.css'
import { demoBannerText } from './messages.ts'

const suggested = topCities.slice(0, 4)

/** Notice for a city without coverage, with links to covered ones. */
export function DemoBanner({ place }: { readonly place: string }) {
  return (
    <Notice tone="warn" live title={demoBannerText.demoMode}>
      {demoBannerText.notCoveredYetWhat(place)}
      <span className={styles.links}>
        {suggested.map((city) => (
          <Link key={city.slug} href={cityHref(city)}>
            {city.name}
          </Link>
        ))}
      </span>
    </Notice>
  )
}
