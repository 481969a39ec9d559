import { wordSet } from '#platform/shared/word-table.ts'
import type { Reader } from './tokens.ts'

/** Who may hold a passport: "my Cameroonian wife", "a student from Nigeria". */
const persons = wordSet(`
  wife husband hubby partner girlfriend boyfriend fiance fiancee spouse mother father mom mum dad parents brother
  sister son daughter cousin friend friends student students worker nurse national nationals guy girl man woman
  person people someone boss colleague roommate grandmother grandfather nanny caregiver
  femme mari conjoint conjointe copain copine chum blonde mere pere parents frere soeur fils fille ami amie amis
  etudiant etudiante etudiants travailleur travailleuse originaire
`)
const stays = wordSet(
  'studying living working residing based here vivant etudiant etudiante residant installe installee',
)
export const isPerson = (word: string): boolean => persons.has(word)
export const isStay = (word: string): boolean => stays.has(word)
const selves = wordSet('m im am are re were is suis sommes est viens vient venons')
const arriving = wordSet('arrive arrivons come comes came')
/** What one has who lives here on another passport. */
const statuses = wordSet(
  'permit permits permis student students etudiant etudiante studying visa visas passport passeport refugee refugie pr resident residente immigrant',
)
const before = wordSet('from du de des d of')

/** A people's name beside a person, or beside where they live: it is their passport. */
export const isHeldAt = (reader: Reader, at: number, length: number): boolean =>
  persons.has(reader.text(at + length)) ||
  stays.has(reader.text(at + length)) ||
  (persons.has(reader.text(at - 1)) && !/^(?:our|my|the)$/.test(reader.text(at + length)))

/** A country that one comes from: "I'm from India", "a student from Nigeria", "j'arrive du Cameroun" beside a permit. */
export function isHomeAt(reader: Reader, from: number): boolean {
  // "Passport: Pakistan", "a passport from Peru"
  if (/^(?:passports?|passeports?)$/.test(reader.text(from - 2))) return true
  // "De la Tunisie"
  const at = from - (/^(?:la|l|le|les|the)$/.test(reader.text(from - 1)) ? 2 : 1)
  if (!before.has(reader.text(at))) return false
  const who = reader.text(at - (reader.text(at - 1) === 'originally' ? 2 : 1))
  if (reader.text(at) === 'of') return /^(?:citizens?|nationals?)$/.test(who)
  return (
    selves.has(who) ||
    persons.has(who) ||
    (arriving.has(who) && reader.tokens.some(({ text }) => statuses.has(text)))
  )
}
