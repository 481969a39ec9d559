import { ButtonLink } from '#design/button/button.tsx'
import { Link } from '#design/link.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import styles from './not-found-page.module.css'
import { notFoundPageText } from './messages.ts'

const suggestions = [
  {
    href: '/destinations',
    label: notFoundPageText.destinations,
    text: notFoundPageText.guidesByMonthAnd,
  },
  { href: '/blog', label: notFoundPageText.blog, text: notFoundPageText.connectionsPapersBudgets },
  { href: '/faq', label: 'FAQ', text: notFoundPageText.whatFreeWhatCosts },
  {
    href: '/itinerary',
    label: notFoundPageText.savedTrips,
    text: notFoundPageText.yoursAfterSigningIn,
  },
  { href: '/contact', label: notFoundPageText.contact, text: notFoundPageText.whenLinkCameFrom },
] as const

/** For every address that leads nowhere; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <div className="wrap page">
      <PageHead
        title={notFoundPageText.pageNotFound}
        description={notFoundPageText.thereNoPageAt}
        hidden
      />
      <Signpost
        title={notFoundPageText.n404PageNotFound}
        poster={{ slug: 'swiss-alps', name: notFoundPageText.swissAlps, place: 'Switzerland' }}
        action={
          <>
            <ButtonLink href="/">{notFoundPageText.goToHomePage}</ButtonLink>
            <ButtonLink href="/planner" look="line">
              {notFoundPageText.planTrip}
            </ButtonLink>
          </>
        }
      >
        <p>{notFoundPageText.thereNoPageAtThis}</p>
        <ul className={styles.suggestions} aria-label={notFoundPageText.perhapsOneThese}>
          {suggestions.map(({ href, label, text }) => (
            <li key={href}>
              <Link href={href} className="text-link">
                {label}
              </Link>{' '}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Signpost>
    </div>
  )
}
