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
        with Disabilities Act and its regulation require of websites, and more where it helps.
      </p>
    ),
  },
  {
    id: 'do',
    title: 'What works',
    body: (
      <ul>
        <li>
          You can do everything by keyboard. Anything you can drag, you can also move with the arrow
          keys, and each move is announced.
        </li>
        <li>
          Pages have headings, landmarks and names for screen readers. Changes that happen by
          themselves are announced.
        </li>
        <li>You can enlarge text to 200%. On a 320-pixel screen, pages don’t scroll sideways.</li>
        <li>Light, dark and reduced motion follow your system settings.</li>
        <li>Colour is never the only sign of anything. Nothing flashes or keeps moving.</li>
        <li>
          A list beside each map gives the same places. Pages that are only text work without
          scripts.
        </li>
      </ul>
    ),
  },
  {
    id: 'test',
    title: 'How we test it',
    body: (
      <p>
        Before each release, automated tests go through this site’s main tasks at phone and desktop
        widths, in light and dark, and check each screen with axe until it finds nothing. They also
        complete whole tasks by keyboard alone. Automated tests find about half of what can go
        wrong, so please tell us the rest.
      </p>
    ),
  },
  {
    id: 'limits',
    title: 'What’s missing so far',
    body: (
      <ul>
        <li>
          We haven’t tested trip PDFs with screen readers. The trip’s own page has the same content
          and more.
        </li>
        <li>The site is in English. The guide also answers in French.</li>
        <li>Partners’ pages that we link to are their own. We don’t test them.</li>
        <li>People who use screen readers every day haven’t tested this site yet.</li>
      </ul>
    ),
  },
  {
    id: 'tell',
    title: 'Tell us what doesn’t work',
    body: (
      <p>
        Write to{' '}
        <a className="text-link" href={`mailto:${facts.email}`}>
          {facts.email}
        </a>{' '}
        or call {facts.phone} ({facts.hours}). Tell us which page and which device. We answer
        written messages within 24 hours, and by phone we help you do what the site didn’t let you
        do. Ask for any of our texts in large print or plain text.
      </p>
    ),
  },
]

/** What works for everyone, what does not yet, and whom to tell. */
export function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility"
      description="What this site does so everyone can use it, how we test that, what’s missing, and how to tell us."
      lead="Planning a trip shouldn’t depend on how you see, hear, move or read."
      date={accessibilityDate}
      sections={sections}
    />
  )
}
