import type { Asking, Said } from '../answer.ts'

const surely = 0.8
const ofStay = new Set(['hotels', 'districts', 'plan', 'edit', 'tell', 'cost'])
/** What a message wishes beside the change that is proposed, in a part of its own: it is not dropped in silence. */
function leftOver({ turn, say }: Asking, { proposal }: Said): string {
  const { reader, own } = turn
  const changed = (proposal?.edits ?? []).map(({ write }) =>
    write && 'type' in write ? write.type : '',
  )
  const isBed = changed.length > 0 && changed.every((type) => type === 'hotel')
  const part = isBed
    ? own.find(
        ({ intent, score, part: one }) =>
          one !== undefined && score >= surely && !ofStay.has(intent.topic),
      )?.part
    : undefined
  const isWhole = part && part.from === 0 && part.to >= reader.tokens.length
  const [first, last] = [reader.tokens[part?.from ?? -1], reader.tokens[(part?.to ?? 0) - 1]]
  if (!part || isWhole || !first || !last) return ''
  const words = reader.message.slice(first.at, last.end)
  return `\n\n${say(`“${words}” I have left for a message of its own: ask me again.`, `« ${words} » : demandez-le-moi dans un message à part.`)}`
}

/** Beside a trip the next message may leave unsaid what this one did and named: it is remembered. */
export function withThread(asking: Asking, told: Said): Said {
  const { heard } = asking
  if (!heard) return told
  const { act, wish, read } = heard
  const said = told.proposal ? { ...told, text: told.text + leftOver(asking, told) } : told
  const amenities = read.amenities.length > 0 ? read.amenities : wish.amenities
  const isProposed = said.proposal !== undefined
  return { ...said, memory: { heard: { act, wish, amenities, isProposed }, ...said.memory } }
}
