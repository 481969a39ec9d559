import { wordTable } from '#platform/shared/word-table.ts'
import { wordDistance } from '../../domain/fold.ts'
import { spokenWords } from './spoken-words.ts'

const words = wordTable({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  thirteen: 13,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
})

const oftenMisspelt = [
  'hotel',
  'hotels',
  'cheapest',
  'expensive',
  'tomorrow',
  'children',
  'vegetarian',
  'gluten',
  'itineraire',
  'printemps',
  'restaurant',
  'restaurants',
  'flight',
  'flights',
  'weather',
  'itinerary',
  'museum',
  'museums',
  'insurance',
  'passport',
  'passeport',
  'temperature',
  'beaches',
  'budget',
  'neighbourhood',
  'neighborhood',
  'quartier',
  'january',
  'february',
  'september',
  'october',
  'november',
  'december',
  'janvier',
  'fevrier',
  'juillet',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
  'currency',
  'currencies',
  'language',
  'languages',
  'monnaie',
  'langue',
  'langues',
  'adapter',
  'adaptateur',
  'pourboire',
  'pourboires',
  'emergency',
  'difference',
  'airport',
  'aeroport',
  'decalage',
  'insurance',
  'assurance',
  'vaccination',
  'licence',
  'license',
]

/** A word with one slip of the finger as it was meant: 'hotles'. */
const mended = (word: string): string =>
  word.length < 5 ||
  oftenMisspelt.includes(word) ||
  /^(?:hostels?|lights?|fights?|whether|budgets?|quartiers?|heather|leather|langage|langages|longue|longues|lange|different|differents|adapted|adapte[rs]?|adopter|assurant|silence)$/.test(
    word,
  )
    ? word
    : (oftenMisspelt.find((meant) => wordDistance(word, meant, 1) <= 1) ?? word)

/** "3 sept 2027" is no seven. */
const isMonth = (word: string, before: string | undefined, after: string | undefined): boolean =>
  word === 'sept' &&
  (/^\d/.test(before ?? '') ||
    /^(?:20)?\d\d$/.test(after ?? '') ||
    (/^(?:mid|early|late|in|mi|debut|fin|since|until|till|by|this|next)$/.test(before ?? '') &&
      !/^(?:jours?|nuits?|semaines?|heures?|personnes?|ans|mois|days?|nights?)$/.test(after ?? '')))

/** "eight" and "huit" as figures; "six" is the same in both languages. */
export const withFigures = (folded: string): string =>
  folded
    .split(' ')
    .flatMap((word) => (spokenWords.get(word) ?? word).split(' '))
    .map((word, at, all) =>
      isMonth(word, all[at - 1], all[at + 1]) ? word : String(words.get(word) ?? mended(word)),
    )
    .join(' ')

/** "1,234.50", "1 234,50", "2 400" */
export function amountOf(text: string): number {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '')
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  return Number(plain.replace(',', '.'))
}
