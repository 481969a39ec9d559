import { fold } from '../../domain/fold.ts'

const grown = 18
const oldest = 110
const kin =
  'parents|grandparents|grandma|grandpa|granny|mamie|papi|mother|father|mom|mum|dad|wife|husband|partner|grandmother|grandfather|mere|pere|mari|femme|conjointe?'
const notUnits =
  '(?! (?:days?|nights?|weeks?|people|of us|km|minutes?|hours?|jours?|nuits?|semaines?|personnes?|dollars?|cad|pm|am|h|degrees?)\\b)'
const pair = '(?: (?:and|et) (\\d{2,3})\\b)?'

/** Years of a grown one where they are told as such: "I'm 74", "my 78-year-old dad", "à 74 ans", "my parents, 71 and 68". */
const toldAs = [
  `\\b(?:i m|i am|im|he s|she s|(?:he|she) is|(?:we|they) (?:are|re)(?: both)?|aged|turning|turns) (\\d{2,3})\\b${notUnits}${pair}`,
  `\\b(\\d{2,3}) (?:years? old|yrs? old|year olds?|yo|y o|ans)\\b`,
  `\\b(\\d{2,3}) (?:and|et) (\\d{2,3}) (?:ans|years? old)\\b`,
  `\\b(?:${kin}|us|nous) (\\d{2,3}) (?:and|et) (\\d{2,3})\\b${notUnits}`,
  `\\b(?:${kin})(?: (?:is|are|who is|who are|et))? (\\d{2,3})\\b${notUnits}${pair}`,
  `\\bme (\\d{2,3}) (?:and )?(?:my )?(?:wife|husband|partner) (\\d{2,3})\\b`,
].map((pattern) => new RegExp(pattern, 'g'))

/** Ages of the grown ones whom a message tells, in its order. */
export function toldAges(written: string): readonly number[] {
  const text = `${fold(written).replaceAll(/[^a-z0-9]+/g, ' ')} `
  const found = new Map<number, number>()
  for (const pattern of toldAs)
    for (const match of text.matchAll(pattern))
      for (const [by, one] of match.slice(1).entries()) {
        const age = Number(one)
        if (age >= grown && age <= oldest)
          found.set((match.index ?? 0) + match[0].indexOf(one ?? '') + by / 8, age)
      }
  const ordered = [...found].toSorted(([a], [b]) => a - b)
  return ordered
    .filter(([at], n) => n === 0 || at - (ordered[n - 1]?.[0] ?? 0) >= 1)
    .map(([, age]) => age)
}
