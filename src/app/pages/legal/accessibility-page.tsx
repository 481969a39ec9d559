import { facts } from '#platform/web/facts.ts'
import { accessibilityDate } from './privacy-date.ts'
import { type LegalSection, LegalPage } from './legal-page.tsx'

const sections: readonly LegalSection[] = [
  {
    id: 'aim',
    title: 'What we aim for',
    body: (
      <p>
        The Web Content Accessibility Guidelines 2.2 at level AA, as the Accessibility for Ontarians
        with Disabilities Act and its regulation ask of websites, and more where it helps.
      </p>
    ),
  },
  {
    id: 'do',
    title: 'What works',
    body: (
      <ul>
        <li>
          Everything can be done by keyboard. What is dragged can also be moved with the arrow keys,
          and each move is announced.
        </li>
        <li>
          Pages have headings, landmarks and names for screen readers. What changes by itself is
          announced.
        </li>
        <li>
          Text can be enlarged to 200%. On a screen of 320 pixels pages do not scroll sideways.
        </li>
        <li>Light and dark follow your system, and so does the wish for less motion.</li>
        <li>No meaning is told by colour alone. Nothing flashes, nothing moves for ever.</li>
        <li>What maps show stands beside them as a list. Pages of words need no script at all.</li>
      </ul>
    ),
  },
  {
    id: 'test',
    title: 'How we test it',
    body: (
      <p>
        Programs walk through the journeys of this site at the width of a phone and of a desktop, in
        light and in dark, check each screen with axe, and find nothing when a version is released.
        Whole journeys are done by keyboard alone. Programs find about half of what can be wrong, so
        tell us the rest.
      </p>
    ),
  },
  {
    id: 'limits',
    title: 'What we know is missing',
    body: (
      <ul>
        <li>
          The PDF of a trip has not been tested with screen readers. The trip’s own page says the
          same and more.
        </li>
        <li>The site is in English. The guide also answers in French.</li>
        <li>Pages of partners that we link to are theirs. We do not test them.</li>
        <li>People who use screen readers every day have not tested this site yet.</li>
      </ul>
    ),
  },
  {
    id: 'tell',
    title: 'Tell us what does not work',
    body: (
      <p>
        Write to{' '}
        <a className="text-link" href={`mailto:${facts.email}`}>
          {facts.email}
        </a>{' '}
        or call {facts.phone} ({facts.hours}). Say which page and which device. Written messages are
        answered within 24 hours, and by phone we do with you what the site did not let you do. Any
        text of ours is yours in large print or as plain text on request.
      </p>
    ),
  },
]

/** What works for everyone, what does not yet, and whom to tell. */
export function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility"
      description="What this site does so that everyone can use it, how we test that, what is missing, and how to tell us."
      lead="Planning a trip should not depend on how you see, hear, move or read."
      date={accessibilityDate}
      sections={sections}
    />
  )
}
