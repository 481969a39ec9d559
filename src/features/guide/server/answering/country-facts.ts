import { wordTable } from '#platform/shared/word-table.ts'
import type { CountryRow } from '../../domain/guide-rows.ts'
import { languageNameFr } from '../../domain/language-names.ts'
import { listed } from './words.ts'

const figures = wordTable({
  five: 5,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  'twenty-two': 22,
  'twenty-five': 25,
  thirty: 30,
})

/** 'Eighteen to twenty-two per cent' in figures. */
function shareOf(tipping: string): string | undefined {
  const match = /([a-z-]{1,20})(?: (?:to|or) ([a-z-]{1,20}))? per cent/i.exec(tipping)
  const found = [match?.[1], match?.[2]].flatMap((word) =>
    word ? (figures.get(word.toLowerCase()) ?? []) : [],
  )
  return found.length > 0 ? found.join(' à ') : undefined
}

function tippingFr({ tipping }: CountryRow): string {
  const share = shareOf(tipping)
  if (share) return `comptez environ ${share} % de pourboire au restaurant`
  if (/no tipping|not tip|nobody tips|no tip\b|not expected|not customary/i.test(tipping))
    return 'on ne laisse pas de pourboire : ce n’est pas l’usage'
  if (/service (?:charge )?is included|included/i.test(tipping))
    return 'le service est compris, on arrondit si l’on est content'
  return 'rien d’obligatoire : on arrondit la note ou on laisse un peu de monnaie'
}

const waterFr = {
  safe: 'l’eau du robinet est potable',
  mostly: 'l’eau du robinet est potable presque partout',
  no: 'non, l’eau du robinet n’est pas potable, buvez de l’eau en bouteille',
} as const
const waterEn = {
  safe: 'yes, tap water is safe',
  mostly: 'tap water is mostly safe',
  no: 'no, tap water is not safe to drink',
} as const

const currencyNames = {
  en: new Intl.DisplayNames('en-CA', { type: 'currency' }),
  fr: new Intl.DisplayNames('fr-CA', { type: 'currency' }),
} as const

/** 'Hungarian forint (HUF)' */
const currencyName = (code: string, language: 'en' | 'fr'): string =>
  `${currencyNames[language].of(code) ?? code} (${code})`

interface Fact {
  readonly en: string
  readonly fr: string
}

const emergency = ({ emergency: { all, police, ambulance, fire } }: CountryRow): Fact =>
  all
    ? { en: `the emergency number is ${all}`, fr: `le numéro d’urgence est le ${all}` }
    : {
        en: `police ${police}, ambulance ${ambulance}, fire ${fire}`,
        fr: `police ${police}, ambulance ${ambulance}, pompiers ${fire}`,
      }

const facts = wordTable<(country: CountryRow) => Fact>({
  capital: ({ capital }) => ({
    en: `the capital is ${capital}`,
    fr: `la capitale est ${capital}`,
  }),
  currency: ({ currency }) => ({
    en: `you pay in ${currencyName(currency, 'en')}`,
    fr: `on paie en ${currencyName(currency, 'fr')}`,
  }),
  language: ({ languages }) => ({
    en: `people there speak ${listed('en', languages)}`,
    fr: `on y parle surtout ${listed('fr', languages.map(languageNameFr))}`,
  }),
  plugs: ({ plugs, voltage }) => ({
    en: `plugs are type ${listed('en', plugs)} at ${voltage.join(' or ')} V`,
    fr: `les prises sont de type ${listed('fr', plugs)}, ${voltage.join(' ou ')} V`,
  }),
  water: ({ tapWater }) => ({
    en: `${waterEn[tapWater.rating]}. ${tapWater.note.replace(/\.$/, '')}`,
    fr: waterFr[tapWater.rating],
  }),
  tipping: (country) => ({ en: country.tipping.replace(/\.$/, ''), fr: tippingFr(country) }),
  emergency,
  driving: ({ drivingSide }) => ({
    en: `they drive on the ${drivingSide}`,
    fr: `on roule à ${drivingSide === 'left' ? 'gauche' : 'droite'}`,
  }),
  calling: ({ callingCode }) => ({
    en: `the calling code is ${callingCode}`,
    fr: `l’indicatif téléphonique est le ${callingCode}`,
  }),
})

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Questions that a country's row answers. */
export const countryTopics: ReadonlySet<string> = new Set(facts.keys())

/** The sentence for a topic; undefined where a row says nothing of it. */
export function countryFact(
  country: CountryRow,
  topic: string,
  language: 'en' | 'fr',
): string | undefined {
  const found = facts.get(topic)?.(country)
  return found && sentence(found[language])
}
