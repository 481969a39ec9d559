import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { meaningOf } from '../reading/lexicon.ts'
import type { Asking } from './answer.ts'
import { day } from './words.ts'

const ending = /^(?:expir\w*|runs|valid|valide|echoit|perime\w*|perimera)$/
const asksRule = /^(?:must|need|needs|have|has|should|required|doit|doivent|faut|obligatoire)$/
const validWord = /^(?:valid|valide|good)$/
const daysOf = new Map<string, number>([
  ...['month', 'months', 'mois'].map((word) => [word, 30] as const),
  ...['week', 'weeks', 'semaine', 'semaines'].map((word) => [word, 7] as const),
  ...['day', 'days', 'jour', 'jours'].map((word) => [word, 1] as const),
])

interface Life {
  readonly until: LocalDate
  /** The words that tell it. */
  readonly words: readonly string[]
}

/** "My passport expires in four months": until when it is good, about. */
export function passportLife(
  { turn: { reader }, today }: Asking,
  home: LocalDate = today,
): Life | undefined {
  const { tokens } = reader
  const numberAt = (at: number): number =>
    reader.value(at) || Number(meaningOf((n) => reader.text(n), at, 'number')?.value ?? 0)
  // "Does it have to be valid for six months" asks for the rule.
  if (
    tokens.some(({ text }) => asksRule.test(text)) &&
    tokens.some(({ text }) => validWord.test(text))
  )
    return undefined
  const verb = tokens.findIndex(({ text }) => ending.test(text))
  const at = tokens.findIndex(
    (_, index) => numberAt(index) > 0 && index > verb && daysOf.has(reader.text(index + 1)),
  )
  const days = numberAt(at) * (daysOf.get(reader.text(at + 1)) ?? 0)
  return verb < 0 || at < 0
    ? undefined
    : {
        // "Four months after our trip"
        until: addDays(
          /^(?:after|past|beyond|apres)$/.test(reader.text(at + 2)) ? home : today,
          days,
        ),
        words: [verb, at, at + 1].map((one) => reader.text(one)),
      }
}

/** Whether a passport lasts as long as the rules ask, before them. */
export function lifeText(
  { say }: Asking,
  { until }: Life,
  { needed, from }: { readonly needed: LocalDate; readonly from: LocalDate },
): string {
  return until >= needed
    ? say(
        `**By these rules, yes:** a passport that ends about ${day('en', until)} outlasts ${day('en', needed)}, the day that is asked of a two-week stay from ${day('en', from)}. Each week that you leave later moves that day by a week.\n\n`,
        `**Selon ces règles, oui :** un passeport valide jusqu’au ${day('fr', until)} environ dépasse le ${day('fr', needed)}, exigé pour deux semaines dès le ${day('fr', from)}. Chaque semaine de départ plus tard repousse ce jour d’une semaine.\n\n`,
      )
    : say(
        `**By these rules, no:** a passport that ends about ${day('en', until)} falls short of ${day('en', needed)}, the day that is asked of a two-week stay from ${day('en', from)}. Renew it before you go.\n\n`,
        `**Selon ces règles, non :** un passeport valide jusqu’au ${day('fr', until)} environ n’atteint pas le ${day('fr', needed)}, exigé pour deux semaines dès le ${day('fr', from)}. Renouvelez-le avant de partir.\n\n`,
      )
}
