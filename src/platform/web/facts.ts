/** Facts about the business that pages show. They are settings of the server, not of the build. */
export const factNames = [
  'name',
  'registration',
  'certificate',
  'counsellor',
  'phone',
  'email',
  'hours',
  /** `yes` where the agency has a registration, and the other way round; else empty. */
  'registered',
  /** The sentence about the registration required by law, or that there is no registration. */
  'protectionLine',
  /** The same with the counsellor's number, for the foot of the page. */
  'legalLine',
  /** How people sign in: `password` here, or `remote` at an issuer. */
  'signIn',
  /** What stays are booked with here: `test-cards` of the sandbox, the supplier's `component`, or `nothing`. */
  'bookings',
  /** ", booking here" for lists of a tier's benefits; empty if the site books nothing. */
  'bookingHere',
  /** Price of Wanderlust for an account that has Explorer. */
  'upgradePrice',
  /** The site's public address without a slash: `https://travel.example`. */
  'origin',
  /** `on` when visitors may be asked whether their page views are counted. */
  'analytics',
  /** The booking partner's page for flights, and by which it knows us. */
  'flightBooking',
  'flightReferral',
  /** `yes` while what a list of the same name holds is invented; else empty. */
  'sampleClaims',
  'sampleSavings',
  'sampleTestimonials',
  /** `yes` where nothing here is a real agency's; else empty. So are the others that say `yes`. */
  'demo',
  /** What “Sample” means, for the answers to questions and for the help; empty at a live agency. */
  'sampleNote',
  'sampleMeaning',
  /** `yes` where this agency offers them itself; else empty, and partners do. */
  'flightsOffered',
  'staysOffered',
  'rentalsOffered',
  'diningOffered',
  'activitiesOffered',
  'insuranceOffered',
  /** `yes` where the flights that are offered are invented. */
  'sampleFlights',
  /** One line; empty where none is set. So are the others that may be unset. */
  'address',
  'privacyOfficer',
  'privacyEmail',
  /** Where the servers are; may be unset. */
  'dataPlace',
  /** After how many days backups are deleted; may be unset. */
  'backupDays',
  /** Years for which receipts keep the payer, and days for which purchases without an account keep more. */
  'receiptYears',
  'visitorDays',
  /** `yes` where tiers, plans, PDFs and consultations are sold. */
  'sells',
  /** `yes` where people may be asked whether their page views are counted. */
  'analyticsOn',
  /** Of a page that is another at each address, what the server knows of this one; else empty. */
  'pageTitle',
  'pageDescription',
  /** A path. */
  'pagePicture',
  'pageAddress',
] as const

export type Facts = Readonly<Record<(typeof factNames)[number], string>>

/** In rendered pages each fact is a mark that the server replaces when it starts. */
const marks = Object.fromEntries(factNames.map((name) => [name, `{{${name}}}`])) as Facts

/** Lists that are settings, and the members of their items. */
export const listMembers = {
  /** Figures that the business claims about itself. */
  claims: ['value', 'label'],
  /** What booking with partners may save. */
  savings: ['value', 'label'],
  testimonials: ['name', 'content', 'stars'],
  /** Companies that work for this site, and what they get for it. */
  processors: ['name', 'gets'],
} as const

export type ListName = keyof typeof listMembers
export type ListItem<N extends ListName> = Readonly<Record<(typeof listMembers)[N][number], string>>
type Lists = { readonly [N in ListName]: readonly ListItem<N>[] }

function readPage(): Partial<Facts & Lists> | undefined {
  if (typeof document === 'undefined') return undefined
  const text = document.getElementById('facts')?.textContent
  return text ? (JSON.parse(text) as Partial<Facts & Lists>) : undefined
}

const page = readPage()

export const facts: Facts = { ...marks, ...page }

/** Absent while a page is rendered: there each list is a block that the server repeats. */
export const lists: Partial<Lists> | undefined = page

/** A text with its marks replaced by the facts. */
export const withFacts = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const known = factNames.find((fact) => fact === name)
    return known ? facts[known] : mark
  })
