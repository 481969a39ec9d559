import { ButtonLink } from '#design/button/button.tsx'
import { Link } from '#design/link.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import styles from './not-found-page.module.css'

const suggestions = [
  { href: '/destinations', label: 'Destinations', text: 'the guides, by month and weather' },
  { href: '/blog', label: 'Blog', text: 'connections, papers, budgets' },
  { href: '/faq', label: 'FAQ', text: 'what is free, what costs money, refunds' },
  { href: '/itinerary', label: 'Saved trips', text: 'yours, after signing in' },
  { href: '/contact', label: 'Contact', text: 'when the link came from us' },
] as const

/** For every address that leads nowhere; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <div className="wrap page">
      <PageHead
        title="Page not found"
        description="There is no page at this address. Begin at the home page, or look for a destination."
        hidden
      />
      <Signpost
        title="404 Page Not Found"
        poster={{ slug: 'swiss-alps', name: 'Swiss Alps', place: 'Switzerland' }}
        action={
          <>
            <ButtonLink href="/">Go to the home page</ButtonLink>
            <ButtonLink href="/planner" look="line">
              Plan a trip
            </ButtonLink>
          </>
        }
      >
        <p>There is no page at this address. Check the spelling, or start from the home page.</p>
        <ul className={styles.suggestions} aria-label="Perhaps one of these">
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
