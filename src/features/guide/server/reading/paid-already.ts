import { fold } from '../../domain/fold.ts'

const done =
  'paid|paid for|prepaid|booked|covered|taken care of|sorted|included already|paye|payee|payes|payees|reserve|reservee|reserves|reservees|regle|reglee|regles'
const between =
  '(?: (?:is|are|s|was|were|already|all|both|has|have|been|est|sont|deja|tous?|toutes?|and|et|flights?|hotels?|vols?)){0,5}'
const things: readonly (readonly [string, string])[] = [
  [
    'stay',
    'hotels?|rooms?|lodging|accommodations?|airbnb|hostel|resort|place to stay|hebergement|chambres?|logement|auberge',
  ],
  ['flights', 'flights?|airfare|plane tickets?|air tickets?|vols?|avion|billets d avion'],
]
const patterns = things.map(([thing, nouns]) => ({
  thing,
  after: new RegExp(`\\b(?:${nouns})${between} (?:${done})\\b`),
  before: new RegExp(
    `\\b(?:already|have|ve|deja|avons|ai) (?:already |deja )?(?:${done}) (?:for )?(?:the |our |my |a |an |le |la |les |l |notre |mon |nos )?(?:${nouns})\\b`,
  ),
}))
const denied =
  /\b(?:not|isn t|isnt|aren t|arent|haven t|havent|pas|needs? to be|to be) (?:yet )?(?:paid|booked|covered|paye|reserve)/

/** What is paid or booked already: "the hotel is paid", "we've booked the flights". */
export function paidIn(written: string): readonly string[] {
  const text = fold(written).replaceAll(/[^a-z0-9]+/g, ' ')
  if (denied.test(text)) return []
  return patterns.flatMap(({ thing, after, before }) =>
    after.test(text) || before.test(text) ? [thing] : [],
  )
}
