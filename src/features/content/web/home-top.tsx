import type { ReactNode } from 'react'
import { ArrowRight, BadgeCheck } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { Print } from '#design/poster.tsx'
import { facts } from '#platform/web/facts.ts'
import { Given } from '#platform/web/listed.tsx'
import { discountPath } from './discount-path.ts'
import styles from './home-top.module.css'
import { homeTopText } from './messages.ts'

function SaleBar() {
  return (
    <aside className={styles.sale} aria-label={homeTopText.sale}>
      <p className="wrap">
        <b>{homeTopText.flashSale25Off}</b>
        <span className={styles.wide}>{homeTopText.withCode}</span>
        <span className={styles.code}>{homeTopText.save25}</span>
        <Link href={discountPath} className={styles.saleLink}>
          {homeTopText.seePlans}
        </Link>
      </p>
    </aside>
  )
}

/** The sale, what the site is for, three posters and the ticket. The first poster follows where one goes; on a phone the ticket follows the words. */
export function HomeTop({ ticket }: { readonly ticket: ReactNode }) {
  return (
    <>
      <SaleBar />
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <h1 className="display" tabIndex={-1}>
            {homeTopText.planWholeTripThen}
          </h1>
          <p className="lead">{homeTopText.sayWhereWhen}</p>
        </div>
        <div className={styles.more}>
          <div className={styles.buttons}>
            <ButtonLink href="/planner" iconAfter={ArrowRight}>
              {homeTopText.startPlanning}
            </ButtonLink>
            <ButtonLink href={discountPath} look="line">
              {homeTopText.comparePlans}
            </ButtonLink>
            {/* One of the two is shown, by the hint of a session that the page's root carries. */}
            <Link href="/account/sign-up" className={styles.stranger}>
              {homeTopText.createFreeAccount}
            </Link>
            <Link href="/itinerary" className={styles.known}>
              {homeTopText.yourSavedTrips}
            </Link>
          </div>
          <Given when="registered">
            <p className={styles.registered}>
              <Icon of={BadgeCheck} size="button" tone="subject" />
              {homeTopText.ticoRegistrationNoProtected(facts.registration)}
            </p>
          </Given>
        </div>
        <div className={styles.wall}>
          <div data-follows className={styles.first}>
            <Print lazy slug="santorini" name={homeTopText.santorini} place={homeTopText.greece} />
          </div>
          <Print lazy slug="new-york" name={homeTopText.newYork} place={homeTopText.unitedStates} />
          <Print lazy slug="paris" name={homeTopText.paris} place={homeTopText.france} />
        </div>
        <div className={styles.ticket}>{ticket}</div>
      </div>
    </>
  )
}
