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
    text: notFoundPageText.aboutDestinations,
  },
  { href: '/blog', label: notFoundPageText.blog, text: notFoundPageText.aboutBlog },
  { href: '/faq', label: 'FAQ', text: notFoundPageText.aboutFaq },
  {
    href: '/itinerary',
    label: notFoundPageText.savedTrips,
    text: notFoundPageText.aboutTrips,
  },
  { href: '/contact', label: notFoundPageText.contact, text: notFoundPageText.aboutContact },
] as const

/** Page for unknown paths; served with status 404. */
export function NotFoundPage() {
  return (
    <div className="wrap page">
      <PageHead
        title={notFoundPageText.pageNotFound}
        description={notFoundPageText.description}
        hidden
      />
      <Signpost
        title={notFoundPageText.heading}
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
        <p>{notFoundPageText.lead}</p>
        <ul className={styles.suggestions} aria-label={notFoundPageText.suggestions}>
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
