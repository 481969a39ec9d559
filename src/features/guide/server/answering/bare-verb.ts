import { fold } from '../../domain/fold.ts'
import { type Asking, goalTowns, type Said } from './answer.ts'
import { choicesOf } from './edit-parts.ts'
import { sentencesOn } from './note-sentences.ts'
import { datesOf } from './propose-edit.ts'
import type { Step } from './step-guards.ts'

/** "Add that to day 3": which part of the plan, or which sight, is not said. */
async function whichVisit({ turn, plans, say }: Asking): Promise<Said> {
  const standing = turn.before.plan
    ? await plans.standing(turn.before.plan, turn.before.edits)
    : undefined
  const op = turn.change?.changes[0]?.op
  return {
    text: say('Which one do you mean? Name it, and the day.'),
    question: 'visit',
    isUnknown: true,
    choices:
      standing && op && op !== 'add' ? choicesOf({ say }, standing, datesOf(standing), op) : [],
  }
}

/** "Add a cooking class", which we do not have; what the town's notes say of it is told. */
export const notOnFile: Step = (asking) => {
  const { turn, say } = asking
  const { wants } = turn.change ?? {}
  if (!wants || !turn.before.plan) return undefined
  const slugs = goalTowns(asking).map(({ slug }) => slug)
  const noted = sentencesOn(asking, slugs, fold(wants).split(' '))
  const none = say(
    `I don’t have “${wants}” on file, with a place and hours, so I added nothing. To keep one that you found, add it yourself under Activities, Custom.`,
    `Je n’ai pas « ${wants} » avec un lieu et des heures : je n’ai rien ajouté. Pour garder ce que vous avez trouvé, ajoutez-le vous-même sous Activités, Custom.`,
  )
  return {
    said: { text: [none, noted.text].filter(Boolean).join('\n\n'), isUnknown: true },
    topic: 'plan',
  }
}

/** A verb alone: what it is about is asked. */
export const bareVerb: Step = async (asking, topics) => {
  const { change, reference, unused, edited } = asking.turn
  // "Too many churches, take some out", "one more joins" say what it is about.
  const isBare = change?.isBare && edited.size === 0 && (!reference || reference.what === 'it')
  return isBare && topics.length === 0 && unused().length === 0
    ? { said: await whichVisit(asking), topic: 'plan' }
    : undefined
}
