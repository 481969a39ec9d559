import { Link } from '#design/link.tsx'
import { facts } from '#platform/web/facts.ts'
import { footerColumns, legalLinks } from './footer-columns.ts'
import styles from './shell.module.css'
import { siteFooterText } from '../messages.ts'
import { WhenOffered } from './when-offered.tsx'

/** Footer of every page, rendered by the build only (see `FooterFrame`). */
export function SiteFooter() {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <p className={styles.brandName}>{facts.name}</p>
          <p>{siteFooterText.canadianTravelAgencyOn}</p>
        </div>
        {footerColumns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className={styles.columnHeading}>{heading}</h2>
            <ul>
              {links.map(({ href, label, when }) => (
                <WhenOffered key={href} when={when}>
                  <li>
                    <Link href={href} className={styles.footLink}>
                      {label}
                    </Link>
                  </li>
                </WhenOffered>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        <p>{facts.legalLine}</p>
        <p>{siteFooterText.pricesInCanadianDollars}</p>
        <nav aria-label={siteFooterText.legal} className={styles.legalNav}>
          <ul>
            {legalLinks.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={styles.footLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
