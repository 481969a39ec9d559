import type { SightRow } from '../../domain/guide-rows.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { hoursText } from './answer-fact.ts'
import { forChildren } from './for-children.ts'
import { indoors } from './indoors.ts'
import { dollars } from './words.ts'

const chooses = /\b(?:or|ou|vs|versus|better|mieux|plutot|choose|choisir|which (?:1|one))\b/
const wet = /\b(?:rain\w*|wet|pluie|pleu\w*|mouille\w*|cold|froid)\b/
const young =
  /\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|enfants?|bebes?|flos|culs?|petits?|ti culs?|\d ans|\d (?:year|yr)s? olds?)\b/
const fromAbove = new Set(['viewpoint', 'cable-car'])

/** The two sights: those named, or one by its kind beside one by its name. */
function sightsOf({ reading, talk, world }: Turn): readonly SightRow[] {
  const town = reading.towns[0] ?? reading.sights[0]?.split('/')[0] ?? talk.towns[0] ?? ''
  const rows = world.rows(town)?.sights ?? []
  const named = rows.filter(({ id }) => reading.sights.includes(id))
  if (named.length !== 1) return named
  const kind = /\b(?:the|l|le|la|au|a l) (aquarium|zoo)\b/.exec(reading.text)?.[1]
  const other = rows
    .filter(({ category, id }) => category === kind && id !== named[0]?.id)
    .toSorted((a, b) => a.prominence - b.prominence)[0]
  return other ? [other, ...named] : named
}

/** Which of two sights suits the weather and the company better. */
export function answerSightChoice(turn: Turn): Answer | undefined {
  const { reading, say, language } = turn
  const { text } = reading
  if (!chooses.test(text) || reading.span.days || reading.dates.start) return undefined
  const two = sightsOf(turn)
  const [a, b] = two
  if (!a || !b || two.length !== 2) return undefined
  const [rain, kids] = [wet.test(text), young.test(text)]
  if (!rain && !kids && !/\b(?:better|mieux|plutot|which (?:1|one)|choose|choisir)\b/.test(text))
    return undefined
  const score = ({ category, prominence }: SightRow) =>
    (rain && indoors.has(category) ? 3 : 0) +
    (rain && fromAbove.has(category) ? -2 : 0) +
    (kids && forChildren.has(category) ? 2 : 0) -
    prominence * 0.1
  const [first, second] = score(b) > score(a) ? [b, a] : [a, b]
  const reasons = [
    ...(rain && indoors.has(first.category)
      ? [say('it is indoors, out of the rain', 'c’est à l’intérieur, à l’abri de la pluie')]
      : []),
    ...(rain && !indoors.has(second.category)
      ? [say('clouds spoil a view', 'les nuages gâchent la vue')]
      : []),
    ...(kids && forChildren.has(first.category)
      ? [say('children like it', 'les enfants aiment cela')]
      : []),
  ]
  const verdict =
    reasons.length > 0
      ? say(`${first.name}: ${reasons.join('; ')}.`, `${first.name} : ${reasons.join(' ; ')}.`)
      : say(
          'That is a matter of taste; what I know of both:',
          'Question de goût ; ce que je sais des deux :',
        )
  const lines = [first, second].map(
    (row) =>
      `- **${row.name}**, ${row.district}: ${hoursText(turn, row)}; ${row.admission === 'free' ? say('free', 'gratuit') : `${say('about', 'environ')} ${dollars(language, row.priceCad)}`}`,
  )
  return plain(`${verdict}\n\n${lines.join('\n')}`, {
    sources: [atlasSource(turn)],
    talk: {
      sights: [first.id, second.id],
      towns: [first.id.split('/')[0] ?? ''],
      listed: [first.id, second.id],
    },
  })
}
