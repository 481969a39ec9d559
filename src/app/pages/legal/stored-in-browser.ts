/** Cookies and storage of this site. A test compares the table with the code. */

export type StorageKind = 'cookie' | 'local storage' | 'session storage' | 'database' | 'cache'

export interface StoredThing {
  /**
   * As the browser lists it; one that ends in `…` is the start of several. A cookie has `__Host-` before it
   * where the site is reached by https.
   */
  readonly name: string
  readonly storage: StorageKind
  readonly purpose: string
  /** When it expires, unless the visitor deletes it before. */
  readonly until: string
}

const stays = 'You delete it'
const saved = 'The trip is saved, or you sign out'

const cookie = (name: string, purpose: string, until: string): StoredThing => ({
  name,
  storage: 'cookie',
  purpose,
  until,
})
const stored = (name: string, purpose: string, until: string): StoredThing => ({
  name,
  storage: 'local storage',
  purpose,
  until,
})

export const storedInBrowser: readonly StoredThing[] = [
  cookie(
    'wayleaf_session',
    'Keeps you signed in. No script can read it.',
    '30 days, or you sign out',
  ),
  cookie(
    'hint',
    'Tells a page that you might be signed in, so it shows the right buttons. It gives access to nothing.',
    '30 days, or you sign out',
  ),
  cookie(
    'kept',
    'A key for the trips this browser keeps so you can open them offline. Every session has a new one.',
    '30 days, or you sign out',
  ),
  cookie(
    'wayleaf_sign_in',
    'Ties a sign-in at another company to this browser until you’re back.',
    '15 minutes',
  ),
  cookie(
    'wayleaf_shop',
    'Lets you see what you bought without an account.',
    '90 days after you last opened a checkout',
  ),
  cookie(
    'wayleaf_guest',
    'Counts your questions to the guide without an account, and finds your conversation again.',
    '30 days after your first question',
  ),
  stored('planner-single-keys', 'That you turned off the planner’s keys.', 'You turn them on'),
  stored('itinerary_cart', 'Your cart.', 'You empty the cart'),
  stored(
    'itinerary_cart_unreadable',
    'Parts of a cart that couldn’t be read, so nothing is lost.',
    stays,
  ),
  stored('selectedDestination', 'The destination of a trip you haven’t saved yet.', saved),
  stored('selectedPlace', 'Which place that is.', saved),
  stored('travelDates', 'Its dates.', saved),
  stored('travel-budget', 'Its budget.', saved),
  stored('budget', 'Its budget, by an older name.', saved),
  stored('itinerary_draft', 'Who travels, and where the trip begins.', saved),
  stored('itinerary', 'What you put into it.', saved),
  stored('itinerary-trip', 'Which saved trip the list above belongs to.', saved),
  stored('draft-trip-id', 'The number that the trip will have.', saved),
  stored('draft-owner', 'Which account started it, so no one else finds it here.', 'You sign out'),
  stored(
    'trip-writes/…',
    'Changes to your trips that haven’t reached us yet. One entry for each change, under your account’s number.',
    'We have it',
  ),
  stored('user-tier', 'The tier that pages show.', stays),
  stored('leaving', 'That you’re signing out, until it’s done.', 'You are signed out'),
  stored('analytics-consent', 'Whether you let us count page views, if we’ve asked.', stays),
  stored('exit-offer', 'That you’ve answered our discount offer.', stays),
  stored('map-place', 'The place you last looked at on our maps.', stays),
  stored('flight-searches', 'Your latest flight searches.', stays),
  stored(
    'insurance_quote',
    'Your latest insurance estimate, with the age, destination and dates you gave.',
    'You open the page after the trip has started',
  ),
  {
    name: 'visited-partners',
    storage: 'session storage',
    purpose: 'Which partners’ links you have opened in this tab.',
    until: 'You close the tab',
  },
  {
    name: 'scroll-back',
    storage: 'session storage',
    purpose: 'Where you were on a page when you left it to pay.',
    until: 'You’re back on that page, or close the tab',
  },
  {
    name: 'trip-steps',
    storage: 'session storage',
    purpose:
      'Your latest changes to a trip, so Undo and Redo still work after you reload the page.',
    until: 'You close the tab, or sign out',
  },
  {
    name: 'wayleaf-kept',
    storage: 'database',
    purpose: 'Your name, email address and latest trips, so you can open them offline.',
    until: 'You sign out',
  },
  {
    name: 'wayleaf-…',
    storage: 'cache',
    purpose: 'The planner’s pages, scripts and pictures, so it starts offline.',
    until: 'A newer version takes their place',
  },
]
