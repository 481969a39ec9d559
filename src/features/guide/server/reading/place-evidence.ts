import { isEveryday } from '../retrieval/everyday.ts'
import type { Reader } from './tokens.ts'

/** A misspelt name stands where names stand: "in barcelon", and not "near porta nuova". */
export const isPlacedAt = (reader: Reader, at: number): boolean =>
  at < 2 ||
  reader.tokens[at]?.isName === true ||
  (placing.test(reader.text(at - 1)) && reader.tokens[at - 1]?.raw.toLowerCase() !== 'a')
const placing =
  /^(?:in|to|at|from|visit|visiting|via|for|en|a|au|de|or|and|et|ou|vs|versus|of|plan|days?|week|jours|do|hotel|hotels|vers|pour|about)$/
export const closing = new Set(
  'in on for with from to and or vs versus at this next during then instead en pour avec et ou au puis'.split(
    ' ',
  ),
)

export const goingTo = /^(?:to|in|visit|visiting|a|en|au|vers|near|from)$/
export const continents = new Set(
  'europe,asia,africa,america,oceania,antarctica,asie,afrique,amerique,oceanie,christmas,easter,ramadan,carnival'.split(
    ',',
  ),
)

/** A small town is meant where it stands as a place does, and is no part of a longer name: "Golden Week". */
export function isEvident(reader: Reader, from: number, to: number): boolean {
  if (continents.has(reader.text(from))) return false
  const next = reader.tokens[to]
  const isLonger = next?.isName === true && !reader.isUsed(to) && !reader.isLoud
  if (isLonger && !closing.has(next.text)) return false
  const isPlaced = isPlacedAt(reader, from)
  return isPlaced || !isEveryday(reader.text(from))
}

const living =
  /^(?:residents?|residence|live|lives|living|based|habite|habitons|vis|vit|vivons|pr|working|work|works|studying|study|teachers?|students?|etudiante?s?|etudie|etudions|travaille|installee?)$/

/** "A permanent resident of Canada": where one lives, no goal and no passport. */
export const livesAt = (reader: Reader, at: number): boolean =>
  /^(?:habite|habitons)$/.test(reader.text(at - 1)) ||
  [1, 2, 3].some(
    (by) =>
      living.test(reader.text(at - by)) &&
      /^(?:of|in|from|du|de|au|en|the|a|near)$/.test(reader.text(at - 1)),
  )

/** "A UK and a Canadian passport", "Indian passport". */
export function isPassportAt(reader: Reader, to: number): boolean {
  for (let by = 0; by < 4; by += 1) {
    const text = reader.text(to + by)
    if (/^(?:passport|passports|passeport|passeports|citizen|citizens)$/.test(text)) return true
    if (!/^(?:and|a|an|or|et|un|canadian|canadien)$/.test(text)) return false
  }
  return false
}

/** Behind them stands who does it, and no place. */
export const doers = /^(?:with|by|my|our|avec|chez|mon|ma|notre)$/
export const carried =
  /^(?:vols?|flights?|fly|flying|avion|trains?|bus|drive|driving|route|billets?|tickets?|fares?|airfare|aller|retour|return|price|prix)$/
/** Codes that are words: "at sea" is no Seattle. */
export const codeWords = new Set(
  'las los san por con del una sin mas que der die das und von che non sono sea bar pay bus eat sun fun war ice oil art pub zoo spa gym mad fat cut hot wet dry raw odd sit run set ask act age air bed car cat dog day dad eye ham jam kid leg mom owl pet rat sky tip toe toy van zip noon home'.split(
    ' ',
  ),
)
