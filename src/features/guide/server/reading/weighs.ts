import type { ReadPlaces } from './read-places.ts'
import type { Reader } from './tokens.ts'

const either = /^(?:or|ou|vs|versus)$/
/** What may stand between the "or" and the names beside it. */
const small = /^(?:,|either|in|to|at|the|en|a|au|aux|la|le|les|l|d|de|du|rather|plutot|visit|go)$/
const choosing = 'which of,which one,lequel,laquelle,lequel des deux,laquelle des deux'
const undecided = /^(?:torn|decid|cho(?:os|ic|is)|hesit|debat|pick|tranch)/

const weighing = /^(?:between|entre|lequel|laquelle|plutot)$/

/** Whether places are weighed against each other: "A or B", "which of A and B", "plutôt A que B ?" */
export function weighsPlaces(reader: Reader, { spots, places }: ReadPlaces): boolean {
  const goals = spots.filter(({ place }) =>
    places.some(
      ({ ref, name, role }) =>
        ref === place.ref && name === place.name && (role === 'to' || role === 'near'),
    ),
  )
  if (new Set(goals.map(({ place }) => place.name)).size < 2) return false
  const areSmall = (from: number, to: number): boolean =>
    from <= to && reader.tokens.slice(from, to).every(({ text }) => small.test(text))
  const endsAt = (at: number): boolean => goals.some(({ to }) => areSmall(to, at))
  const beginsAt = (at: number): boolean => goals.some(({ from }) => areSmall(at, from))
  const isWeighed = reader.tokens.some(({ text }, at) => {
    if (either.test(text)) return endsAt(at) && beginsAt(at + 1)
    if (text === 'between' || text === 'entre')
      return beginsAt(at + 1) && reader.tokens.some((one) => undecided.test(one.text))
    if (text === 'plutot')
      return (
        reader.message.includes('?') &&
        beginsAt(at + 1) &&
        reader.tokens.some(
          (one, n) => n > at && /^qu?e?$/.test(one.text) && endsAt(n) && beginsAt(n + 1),
        )
      )
    // "Which of the museums" is of no places.
    const length = Math.max(
      0,
      ...choosing.split(',').map((phrase) => reader.standsAt(at, phrase.split(' '))),
    )
    return (
      length > 0 && (text !== 'which' || reader.text(at + 1) === 'one' || beginsAt(at + length))
    )
  })
  if (isWeighed)
    for (const [at, { text }] of reader.tokens.entries())
      if (weighing.test(text) || undecided.test(text)) reader.use(at)
  return isWeighed
}
