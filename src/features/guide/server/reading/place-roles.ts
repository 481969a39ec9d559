import type { FramePlace } from '../../contract/frame.schema.ts'
import { livesAt } from './place-evidence.ts'
import type { Reader } from './tokens.ts'

export type Role = FramePlace['role']

const roles: readonly (readonly [Role, ReadonlySet<string>])[] = [
  ['from', new Set('from leaving departing depuis depart quittant ex out'.split(' '))],
  ['via', new Set(['via', 'through', 'layover', 'stopover', 'connect', 'connecting', 'escale'])],
  ['near', new Set(['near', 'nearby', 'around', 'beside', 'pres', 'proche', 'autour', 'outside'])],
  [
    'not',
    new Set(
      'seen,done,not,no,isnt,arent,excluding,except,avoid,avoiding,sans,pas,sauf,eviter,without,besides,scrap,drop,remove,delete,cut,skip,enleve,enlever,retire,retirer,supprime,supprimer,oublie,saute'.split(
        ',',
      ),
    ),
  ],
  ['to', new Set('to in at visit visiting see into for en au aux vers towards toward'.split(' '))],
]
const passed = new Set(
  'the a an la le les l de du des d downtown central old city of very my our an airport region'.split(
    ' ',
  ),
)

const nearness = /^(?:nearer|nearest|closer|closest|next|close)$/
const byWay =
  /^(?:part|pars|partons|partira|viens|venons|vient|arrive|arrivons|quittons|avion|train|voiture|auto|bus|bateau|partir|partant|vol|vols|depart)$/

const manner = /^(?:directs?|retour|aller|court|courte|simple)$/
const reach = /^(?:loin|far|flight|flights|hours?|hrs?|h|drive|miles|km|reach|vol|heures?)$/
const people =
  /^(?:couple|family|pair|girl|guy|friends?|people|someone|us|pareja|familia|retraitee?s?|retirees?|seniors?|famille|amis?|amies?|groupe?|gang|etudiante?s?|students?|nurse|teachers?|aines?)$/

const wishing = /^(?:want|like|need|fancy|visit|going|go|do|see|veux|voulons|veut)$/
const refusing =
  /(?:^| )(?:dont|don|wont|not|never|no longer|rather not|pas)(?: (?:to|t|really|even))?$/

const through =
  /^(?:driving|drive|travel|travelling|traveling|touring|tour|trip|days?|weeks?|fortnight|loop|circuit|road|voyage|jours?|semaines?|rouler)$/
const liked = /^(?:loved|liked|enjoyed|adored|adore|aime)$/

/** "Been to Rome", "we loved Ghent": they know it. */
const isKnownTo = (reader: Reader, at: number): boolean =>
  liked.test(reader.text(at - 1)) ||
  (reader.text(at - 1) === 'to' && /^(?:been|already)$/.test(reader.text(at - 2)))

/** "Driving around Ireland", "ten days around Newfoundland": it is where one goes. */
const isThrough = (reader: Reader, at: number): boolean =>
  /^(?:around|autour)$/.test(reader.text(at)) &&
  [1, 2, 3].some((by) => through.test(reader.text(at - by)))

/** "Flying YYZ to Lisbon" */
const isFlownFrom = (reader: Reader, at: number): boolean =>
  /^(?:fly|flying)$/.test(reader.text(at - 1)) && reader.text(at + 1) === 'to'

/** "Closer to Canada", "plus près de Québec": where one is, unless the thing that is to be near is told. */
export const isNearerTo = (reader: Reader, at: number): boolean =>
  (reader.text(at - 1) === 'to' && /^(?:closer|nearer)$/.test(reader.text(at - 2)) && at <= 4) ||
  (/^(?:de|du)$/.test(reader.text(at - 1)) &&
    `${reader.text(at - 3)} ${reader.text(at - 2)}` === 'plus pres' &&
    at <= 5)

/** Where one lives, flies from, or wants to be nearer to. */
const startsAt = (reader: Reader, at: number): boolean =>
  livesAt(reader, at) || isFlownFrom(reader, at) || isNearerTo(reader, at)

/** The part that a place has in the journey. */
export function roleAt(
  reader: Reader,
  at: number,
  before: readonly { role: Role; to: number }[],
): Role {
  // "Florence rather than Rome", "plutôt que Rome": the other one goes.
  if (
    /^(?:rather than|instead of|plutot que|plutot qu|lieu de)$/.test(
      `${reader.text(at - 2)} ${reader.text(at - 1)}`,
    )
  )
    return 'not'
  const beside = before.find(({ to }) => to === at)
  // "Been to Rome, Venice, Florence": where they have been.
  if (beside?.role === 'not') return 'not'
  if (isKnownTo(reader, at)) return 'not'
  // "Within five hours of Winnipeg", "not too far from Ottawa", "a couple of Guadalajara", "we live in Hamilton".
  if (
    /^(?:of|from|de)$/.test(reader.text(at - 1)) &&
    (reach.test(reader.text(at - 2)) || people.test(reader.text(at - 2)))
  )
    return 'from'
  if (startsAt(reader, at)) return 'from'
  // "Nearer to Moncton, Boston or New York": the first is where one is.
  if (/^(?:leave|leaving|take|cut) out$/.test(`${reader.text(at - 2)} ${reader.text(at - 1)}`))
    return 'not'
  // "Take Lunenburg out".
  if (/^(?:take|leave)$/.test(reader.text(at - 1)) && reader.find('out') > at) return 'not'
  const weighs = ['or', 'ou', 'vs'].some((one) => reader.find(one) >= 0)
  if (weighs && reader.text(at - 1) === 'to' && nearness.test(reader.text(at - 2))) return 'from'
  // "I already did the Art Institute".
  if (
    [1, 2, 3, 4].some((by) => reader.text(at - by) === 'already' || reader.text(at - by) === 'deja')
  )
    return 'not'
  // "We don't want Athens", "rather not Rome".
  const wish = [1, 2, 3].find((by) => wishing.test(reader.text(at - by)))
  if (wish && refusing.test(`${reader.text(at - wish - 2)} ${reader.text(at - wish - 1)}`))
    return 'not'
  for (let by = 1; by <= 4; by += 1) {
    const text = reader.text(at - by)
    const joined = before.find(({ to }) => to === at - by)
    if (text === 'and' || text === 'et' || text === 'or' || text === 'ou' || text === ',') {
      const last = before.find(({ to }) => to === at - by || to === at - by - 1)
      // What lies nearer is no other origin.
      const isOrigin =
        last?.role === 'from' && reader.tokens.some(({ text: one }) => nearness.test(one))
      return isOrigin ? 'to' : (last?.role ?? 'to')
    }
    if (joined && !roles.some(([, words]) => words.has(text))) break
    // French "de Montréal" is where one leaves, beside "à" or "vers"; "the best of Rome" is not.
    // "Un vol direct de Québec": the manner of the way stands between.
    const way = reader.text(at - by - (manner.test(reader.text(at - by - 1)) ? 2 : 1))
    if (text === 'de' && (byWay.test(way) || way === ',')) return 'from'
    if (
      text === 'de' &&
      reader.tokens.some((_, n) => n > at && (reader.text(n) === 'a' || reader.text(n) === 'vers'))
    )
      return 'from'
    if (passed.has(text)) continue
    const found = roles.find(([, words]) => words.has(text))
    if (found?.[0] === 'from' && text === 'out' && reader.text(at - by + 1) !== 'of') return 'to'
    if (isThrough(reader, at - by)) return 'to'
    // "Without leaving Canada": it is there.
    if (text === 'leaving' && /^(?:without|not|never)$/.test(reader.text(at - by - 1))) return 'to'
    if (found) return found[0]
    if (text === 'not' || reader.text(at - by - 1) === 'not') return 'not'
    break
  }
  return 'to'
}
