import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Section } from '#design/section/section.tsx'
import { Each, Given } from '#platform/web/listed.tsx'
import styles from './home-partners.module.css'
import { homePartnersText } from './messages.ts'

/** Booking with partners, and what we get for it. */
export function HomePartners() {
  return (
    <Section band="sunk" title={homePartnersText.bookWithPartners}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className="lead">{homePartnersText.flightsAndManyHotels}</p>
          <p className={styles.disclosure}>{homePartnersText.disclosurePartnerLinksMay}</p>
          <div className={styles.buttons}>
            <ButtonLink href="/flights">{homePartnersText.findFlights}</ButtonLink>
            <ButtonLink href="/partners" look="line">
              {homePartnersText.whoOurPartners}
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
                <dt className="visually-hidden">{homePartnersText.theseFigures}</dt>
                <dd>
                  <Badge tone="sample">{homePartnersText.sample}</Badge>
                </dd>
              </div>
            </Given>
          </dl>
        </Given>
      </div>
    </Section>
  )
}
