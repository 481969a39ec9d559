import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Print } from '#design/poster.tsx'
import { useHint } from '#platform/web/hint.ts'
import { isSignInError, signInErrors } from '../domain/sign-in-errors.ts'
import styles from './account-landing.module.css'
import { useReturnQuery } from './use-return-query.ts'
import { accountLandingText } from './messages.ts'

const benefits = [
  accountLandingText.tripsByDayKept,
  accountLandingText.oneBudgetOverHotels,
  accountLandingText.editsOnTwoDevices,
]

const free = [
  accountLandingText.tripsUpToThree,
  accountLandingText.upTo200Saved,
  accountLandingText.cartAndItsPdf,
  accountLandingText.noCardNoTrial,
]

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon of={Check} size="button" tone="subject" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AccountLandingProps {
  readonly title: string
  readonly lead: string
  /** Target of the button, without a query. */
  readonly href: string
  readonly action: string
  /** The link to the other page, for visitors on the wrong one. */
  readonly other: { readonly question: string; readonly href: string; readonly label: string }
}

/** The landing pages `/login` and `/signup`: one button, and the benefits of an account. */
export function AccountLanding({ title, lead, href, action, other }: AccountLandingProps) {
  const query = useReturnQuery()
  const hint = useHint()
  const error = new URLSearchParams(query).get('fault')
  const back = new URLSearchParams(query).get('returnTo')
  const carried = back ? `?returnTo=${encodeURIComponent(back)}` : ''
  const home = hint === true && !error
  useEffect(() => {
    if (home) window.location.replace('/')
  }, [home])
  return (
    <div className={`wrap page ${styles.columns}`}>
      <div className={styles.side}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {isSignInError(error) ? (
          <Notice tone="error" live>
            {signInErrors[error]}
          </Notice>
        ) : null}
        <div className={styles.action}>
          <ButtonLink href={href + carried}>{action}</ButtonLink>
        </div>
        <p className={styles.footer}>
          {other.question}{' '}
          <Link className="text-link" href={other.href + carried}>
            {other.label}
          </Link>
        </p>
        <div className={styles.lists}>
          <Points title={accountLandingText.withAccount} points={benefits} />
          <Points title={accountLandingText.freeAccountIncludes} points={free} />
        </div>
      </div>
      <Print
        className={styles.picture}
        slug="paris"
        name={accountLandingText.paris}
        place="France"
      />
    </div>
  )
}
