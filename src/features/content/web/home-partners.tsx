import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Section } from '#design/section/section.tsx'
import { Each, Given } from '#platform/web/listed.tsx'
import styles from './home-partners.module.css'

/** Booking with partners, and what we get for it. */
export function HomePartners() {
  return (
    <Section band="sunk" title="Book with partners">
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className="lead">
            Flights and many hotels are booked on a partner’s own site, which opens in a new tab.
            You pay there, at the partner’s price.
          </p>
          <p className={styles.disclosure}>
            Disclosure: partner links may earn us a commission. It never raises your price and does
            not decide the order of a list.
          </p>
          <div className={styles.buttons}>
            <ButtonLink href="/flights">Find flights</ButtonLink>
            <ButtonLink href="/partners" look="line">
              Who our partners are
            </ButtonLink>
          </div>
        </div>
        <Given when="savings">
          <dl className={styles.savings}>
            <Each list="savings">
              {({ value, label }) => (
                <div className={styles.saving}>
                  <dt>{label}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              )}
            </Each>
            <Given when="sampleSavings">
              <div className={styles.mark}>
                <dt className="visually-hidden">These figures are a</dt>
                <dd>
                  <Badge tone="sample">Sample</Badge>
                </dd>
              </div>
            </Given>
          </dl>
        </Given>
      </div>
    </Section>
  )
}
