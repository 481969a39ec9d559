import { Given, NotGiven } from '#platform/web/listed.tsx'
import { type StorageKind, storedInBrowser } from './stored-in-browser.ts'
import { privacyDate } from './privacy-date.ts'
import { type LegalSection, LegalPage } from './legal-page.tsx'
import { LegalTable } from './legal-table.tsx'
import { PrivacyOfficer } from './who-we-are.tsx'

const head = ['Name', 'Where', 'What for', 'Until']

const places: Readonly<Record<StorageKind, string>> = {
  cookie: 'Cookie',
  'local storage': 'Local storage',
  'session storage': 'Session storage',
  database: 'Database (IndexedDB)',
  cache: 'Cache',
}

const rowsOf = (wanted: (storage: StorageKind) => boolean) =>
  storedInBrowser
    .filter(({ storage }) => wanted(storage))
    .map(({ name, storage, purpose, until }) => [name, places[storage], purpose, until] as const)

const isCookie = (storage: StorageKind): boolean => storage === 'cookie'

const sections: readonly LegalSection[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <>
        <p>
          Everything below does something you asked for: it keeps you signed in, keeps your cart,
          keeps your plan. None of it is for advertising, follows you to other sites or comes from
          another company. That’s why there’s no cookie banner.
        </p>
        <Given when="analyticsOn">
          <p>
            We ask whether we can count page views. We count them without a cookie, and only if you
            agree.
          </p>
        </Given>
        <NotGiven when="analyticsOn">
          <p>We don’t count visits.</p>
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
          Your browser sends a cookie to our server with each request. When you reach this site over
          https, each name below has <code>__Host-</code> before it, which ties it to this site.
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
          This stays on your device. We see only the parts a page sends to do what you asked for. A
          name that ends in “…” is the start of several.
        </p>
        <LegalTable
          code
          label="Storage"
          head={head}
          rows={rowsOf((storage) => !isCookie(storage))}
        />
      </>
    ),
  },
  {
    id: 'delete',
    title: 'Deleting it',
    body: (
      <>
        <p>
          You can see and delete all of this in your browser’s settings, under “Site data” or
          “Cookies”. That signs you out and clears your cart, any unsaved trip and any changes that
          haven’t reached us. Without storage, the site still works but can’t sign you in or keep a
          cart.
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
      description="Every cookie and everything else this site keeps in your browser: its name, what it’s for, and when it’s deleted."
      lead="Every name you’ll find in your browser, and what it does."
      date={privacyDate}
      sections={sections}
    />
  )
}
