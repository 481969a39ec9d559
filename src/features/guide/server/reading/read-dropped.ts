import type { Frame } from '../../contract/frame.schema.ts'
import type { Reader } from './tokens.ts'

/** Members that a message may drop by name: "forget the budget". */
const droppable: readonly (readonly [readonly (keyof Frame)[], readonly string[]])[] = [
  [['money'], ['budget', 'money', 'argent']],
  [
    ['span', 'times'],
    ['dates', 'date', 'days', 'length'],
  ],
  [['party'], ['travellers', 'travelers', 'party', 'people', 'voyageurs']],
  [['places'], ['places', 'place', 'destination', 'lieu']],
  [
    ['likes', 'dislikes'],
    ['likes', 'tastes', 'interests', 'gouts'],
  ],
  [['diet'], ['diet', 'diets', 'regime']],
  [['mobility'], ['mobility', 'mobilite']],
  [['nationality'], ['passport', 'passports', 'nationality', 'passeport']],
  [['transport'], ['transport']],
  [['perDay'], ['pace', 'rythme']],
]

/** What is to be forgotten, by the names of its members. */
export function droppedBy(reader: Reader): readonly (keyof Frame)[] {
  const verb = reader.tokens.findIndex(
    ({ text }) => text === 'forget' || text === 'oublie' || text === 'oubliez',
  )
  if (verb < 0 || reader.tokens.length > 8) return []
  const found = droppable.find(([, words]) =>
    reader.tokens.some(({ text }, at) => at > verb && words.includes(text)),
  )
  if (!found) return []
  reader.use(0, reader.tokens.length)
  return found[0]
}
