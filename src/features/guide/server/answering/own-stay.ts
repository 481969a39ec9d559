import { type Asking, type Said, sourceOf } from './answer.ts'
import { whenOf } from './answer-standing.ts'

const bedWords =
  /^(?:hotel|hostel|apartment|accommodation|stay|staying|auberge|logement|hebergement)$/
const ownWords = /^(?:our|my|we|us|i|notre|mon|nous|on|je)$/
const whereWords = [
  'where is',
  'where s',
  'where are',
  'wheres',
  'address',
  'which hotel',
  'what hotel',
  'which area',
  'what area',
  'ou est',
  'ou se trouve',
  'quel hotel',
  'adresse',
]

/** "Where is our hotel?": the stays of the plan that stands, each with its part of town and its nights. */
export async function answerOwnStay(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, say } = asking
  const { reader, before, isQuestion } = turn
  const says = (words: RegExp) => reader.tokens.some(({ text }) => words.test(text))
  const isAsked = whereWords.some((phrase) => reader.find(phrase) >= 0)
  const isMeant = isQuestion && isAsked && says(bedWords) && says(ownWords)
  const standing =
    before.plan && isMeant && turn.named.places.length === 0 && !turn.change?.changes.length
      ? await plans.standing(before.plan, before.edits)
      : undefined
  const stays = (standing?.items ?? []).filter(
    ({ type, status }) => type === 'hotel' && status !== 'idea' && status !== 'cancelled',
  )
  if (!standing || stays.length === 0) return undefined
  const lines = stays.map((item) => {
    const nights = item.nights ?? 1
    const [en, fr] = [
      nights === 1 ? 'one night' : `${nights} nights`,
      nights === 1 ? 'une nuit' : `${nights} nuits`,
    ]
    return `**${item.name}**, ${item.location ?? ''}: ${say(en, fr)}, ${whenOf(asking, standing, item)}.`
  })
  return { text: lines.join('\n\n'), sources: [sourceOf(asking, 'plan')], took: turn.unused() }
}
