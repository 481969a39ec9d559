/** Facts about the business that pages show. They are settings of the server, not of the build. */
export const factNames = [
  'name',
  'registration',
  'certificate',
  'counsellor',
  'phone',
  'email',
  'hours',
  /** The sentence about the registration that the law asks for. */
  'protectionLine',
  /** How people sign in: `password` here, or `remote` at an issuer. */
  'signIn',
  /** The site's public address without a slash: `https://travel.example`. */
  'origin',
  /** `on` when visitors may be asked whether their page views are counted. */
  'analytics',
] as const

export type Facts = Readonly<Record<(typeof factNames)[number], string>>

/** In rendered pages each fact is a mark that the server replaces when it starts. */
const marks = Object.fromEntries(factNames.map((name) => [name, `{{${name}}}`])) as Facts

function readFacts(): Facts {
  if (typeof document === 'undefined') return marks
  const text = document.getElementById('facts')?.textContent
  return text ? { ...marks, ...(JSON.parse(text) as Partial<Facts>) } : marks
}

export const facts: Facts = readFacts()
