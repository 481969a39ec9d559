import { ArrowRight, BadgeCheck } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { Print } from '#design/poster.tsx'
import { facts } from '#platform/web/facts.ts'
import { Given } from '#platform/web/listed.tsx'
import { discountPath } from './discount-path.ts'
import styles from './home-top.module.css'

function SaleBar() {
  return (
    <aside className={styles.sale} aria-label="Sale">
      <p className="wrap">
        <b>Flash sale: 25% off every plan</b> with the code{' '}
        <span className={styles.code}>SAVE25</span>
        <Link href={discountPath} className={styles.saleLink}>
          See plans
        </Link>
      </p>
    </aside>
  )
}

/** The sale, what the site is for, and three posters. */
export function HomeTop() {
  return (
    <>
      <SaleBar />
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <h1 className="display" tabIndex={-1}>
            Plan the whole trip, then go.
          </h1>
          <p className="lead">
            Flights, stays, food and a day-by-day plan in one place, priced in Canadian dollars. A
            licensed counsellor when you want one.
          </p>
          <div className={styles.buttons}>
            <ButtonLink href="/planner" iconAfter={ArrowRight}>
              Start planning
            </ButtonLink>
            <ButtonLink href={discountPath} look="line">
              25% off plans
            </ButtonLink>
            {/* One of the two is shown, by the hint of a session that the page's root carries. */}
            <Link href="/account/sign-up" className={styles.stranger}>
              Create a free account
            </Link>
            <Link href="/itinerary" className={styles.known}>
              Your saved trips
            </Link>
          </div>
          <Given when="registered">
            <p className={styles.registered}>
              <Icon of={BadgeCheck} size="button" tone="subject" />
              TICO registration no. {facts.registration}. Protected under Ontario law.
            </p>
          </Given>
        </div>
        <div className={styles.wall}>
          <Print slug="new-york" name="New York" place="United States" />
          <Print slug="santorini" name="Santorini" place="Greece" />
          <Print slug="paris" name="Paris" place="France" />
        </div>
      </div>
    </>
  )
}
