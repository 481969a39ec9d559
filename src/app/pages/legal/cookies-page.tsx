import { Given, NotGiven } from '#platform/web/listed.tsx'
import { type Keeper, keptInBrowser } from './kept-in-browser.ts'
import { privacyDate } from './privacy-date.ts'
import { type LegalSection, LegalPage } from './legal-page.tsx'
import { LegalTable } from './legal-table.tsx'
import { PrivacyOfficer } from './who-we-are.tsx'

const head = ['Name', 'Where', 'What for', 'Until']

const places: Readonly<Record<Keeper, string>> = {
  cookie: 'Cookie',
  'local storage': 'Local storage',
  'session storage': 'Session storage',
  database: 'Database (IndexedDB)',
  cache: 'Cache',
}

const rowsOf = (wanted: (keeper: Keeper) => boolean) =>
  keptInBrowser
    .filter(({ keeper }) => wanted(keeper))
    .map(({ name, keeper, purpose, until }) => [name, places[keeper], purpose, until] as const)

const isCookie = (keeper: Keeper): boolean => keeper === 'cookie'

const sections: readonly LegalSection[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <>
        <p>
          Everything below does something that you asked for: it keeps you signed in, keeps your
          cart, keeps your plan. Nothing is for advertising, nothing follows you to other sites, and
          no other company’s cookie is set. That is why no banner asks you.
        </p>
        <Given when="analyticsOn">
          <p>
            We ask whether page views may be counted. They are counted without a cookie, and only if
            you agree.
          </p>
        </Given>
        <NotGiven when="analyticsOn">
          <p>We do not count visits.</p>
        </NotGiven>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>
          A cookie goes to our server with each call. Where this site is reached by https, each name
          below has <code>__Host-</code> before it, which ties it to this site.
        </p>
        <LegalTable code label="Cookies" head={head} rows={rowsOf(isCookie)} />
      </>
    ),
  },
  {
    id: 'storage',
    title: 'Storage in your browser',
    body: (
      <>
        <p>
          This stays on your device. We see of it only what a page sends to do what you asked for. A
          name that ends in “…” is the start of several.
        </p>
        <LegalTable code label="Storage" head={head} rows={rowsOf((keeper) => !isCookie(keeper))} />
      </>
    ),
  },
  {
    id: 'delete',
    title: 'Deleting it',
    body: (
      <>
        <p>
          Your browser’s settings list and delete all of this, under “Site data” or “Cookies”. You
          are then signed out, and a cart, a trip that is not saved and changes that have not
          reached us are gone. A site without any storage still works, but it cannot sign you in or
          keep a cart.
        </p>
        <PrivacyOfficer />
      </>
    ),
  },
]

/** Every cookie and every name in the browser's storage. */
export function CookiesPage() {
  return (
    <LegalPage
      title="Cookies and storage"
      description="Every cookie and everything else that this site keeps in your browser: its name, what it is for, and when it goes."
      lead="Every name that you find when you look into your browser, and what it does."
      date={privacyDate}
      sections={sections}
    />
  )
}
