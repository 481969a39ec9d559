import { type Asking, goalTowns, type Said } from './answer.ts'
import { brief } from './answer-compare.ts'
import { notesOn } from './answer-note.ts'
import { listed } from './words.ts'

/** Answers that are other ones for children, a wheelchair, a diet or without a car. */
const concerned = new Set(
  'around transfer districts safety sights day-trips evening rain free quiet breakfast hotels food days like season festival find flights'.split(
    ' ',
  ),
)

interface Need {
  /** The note that tells of it. */
  readonly kind: 'kids' | 'access' | 'diet' | 'around'
  readonly lead: string
  /** Topics that are about it already. */
  readonly of: readonly string[]
}

const mobilities = {
  wheelchair: ['With a wheelchair', 'En fauteuil roulant'],
  stroller: ['With a stroller', 'Avec une poussette'],
  'little-walking': ['With little walking', 'En marchant peu'],
} as const

/** What a message tells of its travellers, in words. */
function needsOf({ turn, say }: Asking): readonly Need[] {
  const { edited, frame } = turn
  const needs: Need[] = []
  const ages = edited.has('party') ? (frame.party?.children ?? []) : []
  if (ages.length > 0) {
    const [en, fr] = (['en', 'fr'] as const).map((language) => listed(language, ages.map(String)))
    // An age that was not told is no part of the answer.
    const isTold = ages.some((age) => turn.reader.tokens.some(({ text }) => text === String(age)))
    needs.push({
      kind: 'kids',
      of: ['kids'],
      lead: !isTold
        ? say('With children', 'Avec des enfants')
        : ages.length > 1
          ? say(`With children of ${en}`, `Avec des enfants de ${fr} ans`)
          : say(`With a child of ${en}`, `Avec un enfant de ${fr} ans`),
    })
  }
  for (const [key, words] of Object.entries(mobilities))
    if (edited.has('mobility') && frame.mobility.some((one) => one === key))
      needs.push({ kind: 'access', of: ['access'], lead: say(words[0], words[1]) })
  if (edited.has('transport') && frame.transport.not.includes('car'))
    needs.push({
      kind: 'around',
      of: ['around', 'transfer', 'day-trips', 'districts'],
      lead: say('Without a car', 'Sans voiture'),
    })
  if (edited.has('diet'))
    needs.push({
      kind: 'diet',
      of: ['food', 'breakfast'],
      lead: say(`Eating ${listed('en', frame.diet)}`, `À table (${listed('fr', frame.diet)})`),
    })
  return needs
}

/** An answer, and what it means for the children, the wheelchair or the diet that the message tells of. */
export function takenUp(asking: Asking, said: Said, topics: readonly string[]): Said {
  if (said.question || said.isUnknown || said.plan || !topics.some((one) => concerned.has(one)))
    return said
  const [town] = goalTowns(asking)
  // Of no place there is no note to miss.
  if (!town && asking.turn.frame.places.length === 0) return said
  const lines = needsOf(asking).flatMap(({ kind, lead, of }) => {
    if (of.some((one) => topics.includes(one))) return []
    const [note] = town ? notesOn(asking, town.slug, kind) : []
    // A paragraph that is quoted already is not said twice.
    if (note && said.text.includes(brief(note.text))) return []
    return [
      `**${lead}:** ${note ? brief(note.text) : asking.say('I have no note on that there.', 'je n’ai pas de note là-dessus.')}`,
    ]
  })
  return lines.length > 0 ? { ...said, text: [said.text, ...lines].join('\n\n') } : said
}
