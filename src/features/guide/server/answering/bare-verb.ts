import type { Asking, Said } from './answer.ts'
import { choicesOf } from './edit-parts.ts'
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

/** "Add a cooking class", which we do not have. */
export const notOnFile: Step = ({ turn: { change, before }, say }) =>
  change?.wants && before.plan
    ? {
        said: {
          text: say(
            `I don’t have “${change.wants}” on file, with a place and hours, so I added nothing. To keep one that you found, add it yourself under Activities, Custom.`,
            `Je n’ai pas « ${change.wants} » avec un lieu et des heures : je n’ai rien ajouté. Pour garder ce que vous avez trouvé, ajoutez-le vous-même sous Activités, Custom.`,
          ),
          isUnknown: true,
        },
        topic: 'plan',
      }
    : undefined

/** A verb alone: what it is about is asked. */
export const bareVerb: Step = async (asking, topics) => {
  const { change, reference, unused, edited } = asking.turn
  // "Too many churches, take some out", "one more joins" say what it is about.
  const isBare = change?.isBare && edited.size === 0 && (!reference || reference.what === 'it')
  return isBare && topics.length === 0 && unused().length === 0
    ? { said: await whichVisit(asking), topic: 'plan' }
    : undefined
}
