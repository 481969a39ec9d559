import { answerPlan } from './answer-plan.ts'
import { type Asking, goalTowns, type Said } from './answer.ts'
import type { Step } from './step-guards.ts'
import { townName } from './words.ts'

/** Several places of one name: which one is asked. */
export function whichOne({ turn, world, say }: Asking): Said | undefined {
  const several = turn.named.several
  if (!several) return undefined
  const towns = several.slugs.flatMap((slug) => world.town(slug) ?? [])
  if (towns.length < 2) return undefined
  const labelOf = (town: (typeof towns)[number]) =>
    [town.name, town.region, town.country].filter(Boolean).join(', ')
  return {
    text: say(
      `Which ${several.name} do you mean?`,
      `De quel endroit nommé ${several.name} parlez-vous ?`,
    ),
    question: 'which',
    choices: towns.slice(0, 3).map((town) => ({ label: labelOf(town), message: labelOf(town) })),
    isUnknown: true,
  }
}

/** It points at a line that the last list does not have. */
export const noSuchLine: Step = ({ turn, say }) => {
  const { reference, before, picked, isQuestion } = turn
  const { listed } = before
  if (
    reference?.what !== 'pick' ||
    typeof reference.which !== 'number' ||
    picked ||
    listed.length === 0 ||
    before.plan
  )
    return undefined
  return isQuestion || turn.reader.tokens.length <= shortPick
    ? {
        said: {
          text: say(
            `My last list has ${listed.length === 1 ? 'one line only' : `${listed.length} lines`}: say which of them you mean.`,
            `Ma dernière liste n’a que ${listed.length === 1 ? 'une ligne' : `${listed.length} lignes`} : dites laquelle.`,
          ),
          isUnknown: true,
        },
        topic: before.frame.topic,
      }
    : undefined
}
const shortPick = 8

/** "Plan it", "the second one", "Phuket then", after where to go: the place that is chosen is planned. */
export const chosenPlace: Step = async (asking, topics) => {
  const { turn, say, language } = asking
  const { before, named, reference } = turn
  const [town, other] = goalTowns(asking)
  const isOpen =
    before.frame.topic === 'find' &&
    !before.plan &&
    named.places.length === 1 &&
    topics.every(({ intent }) => intent.topic === 'plan' || intent.topic === 'find') &&
    (!turn.isQuestion || turn.own[0]?.intent.topic === 'plan')
  if (!isOpen || !town || other || !before.listed.includes(town.slug)) return undefined
  const said = await answerPlan(asking)
  const isFirst = reference?.what === 'it' && before.listed.length > 1
  const name = townName(language, town)
  return (
    said && {
      said: isFirst
        ? {
            ...said,
            text: `${say(`I take the first of them, ${name}: name another one and I plan that.`, `Je prends le premier, ${name} : nommez-en un autre et je le planifie.`)}\n\n${said.text}`,
          }
        : said,
      topic: 'plan',
    }
  )
}
