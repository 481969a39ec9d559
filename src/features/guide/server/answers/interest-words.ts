import { fold } from '../../domain/fold.ts'
import { type Interest, interests } from '../../domain/interests.ts'
import { type Plan, planItems } from '../../domain/plan.ts'
import type { GuideWorld } from '../provider/guide-world.ts'
import type { Turn } from './answer.ts'
import { listed } from './words.ts'

const refused =
  /\b(?:no|not|nothing|never|without|skip|avoid|hate|hates|dislike|pas|sans|ni|rien|jamais|deteste\w*|evite\w*|aucune?)(?: (?:up|in|on|near|like|with|involving|an?|en|dans|haut|au|aux|une?|de|d|des|du|any|the|les|la|le|of|or|ni|trop|too much|much)){0,12}$/

/** What a folded message says one is fond of; what stands after a "no" is none of it. */
export const interestsIn = (text: string): readonly Interest[] =>
  interests.filter(({ words }) => {
    const match = new RegExp(`(?<![a-z])(?:${words.source})(?![a-z])`).exec(text)
    return match !== null && !refused.test(text.slice(0, match.index).trim())
  })

interface Shown {
  readonly id: string
  readonly name: string
  readonly sample: boolean
}

/** Rows of the towns that show an interest, real places before samples. */
export function rowsShowing(
  world: GuideWorld,
  towns: readonly string[],
  { rows, categories = [], cuisines = [] }: Interest,
): readonly Shown[] {
  const says = (row: { name: string; description: string; category?: string }) =>
    rows.test(fold(`${row.name} ${row.description}`)) || categories.includes(row.category ?? '')
  return towns.flatMap((slug) => {
    const all = world.rows(slug)
    return [
      ...(all?.sights ?? [])
        .filter(says)
        .toSorted((a, b) => a.prominence - b.prominence)
        .map(({ id, name }) => ({ id, name, sample: false })),
      ...(all?.activities ?? []).filter(says).map(({ id, name }) => ({ id, name, sample: true })),
      ...(all?.restaurants ?? [])
        .filter((row) => row.cuisines.some((one) => cuisines.includes(one)))
        .map(({ id, name }) => ({ id, name, sample: true })),
    ]
  })
}

const namesAtMost = 3

/** What of a plan shows each interest; what else there would be, or that nothing is known. */
export function interestText(
  { say, language, world }: Turn,
  keys: readonly string[],
  plan: Plan,
): string {
  const placed = new Set(planItems(plan).map(({ id }) => id))
  const lines = interests
    .filter(({ key }) => keys.includes(key))
    .map((interest) => {
      const found = rowsShowing(world, plan.destinations, interest)
      const inPlan = found.filter(({ id }) => placed.has(id)).slice(0, namesAtMost)
      const more = found
        .filter(({ id }) => !placed.has(id))
        .slice(0, inPlan.length > 0 ? 1 : namesAtMost)
      const title = say(interest.en, interest.fr)
      const told = (rows: readonly Shown[]) =>
        listed(
          language,
          rows.map(({ name, sample }) =>
            sample ? `${name} ${say('(sample)', '(exemple)')}` : name,
          ),
        )
      if (inPlan.length > 0)
        return say(
          `- For ${title}: ${told(inPlan)} in the plan${more.length > 0 ? `; also ${told(more)}` : ''}.`,
          `- Pour ${title} : ${told(inPlan)} dans le plan${more.length > 0 ? ` ; aussi ${told(more)}` : ''}.`,
        )
      return more.length > 0
        ? say(
            `- For ${title}: not in the plan yet, but there is ${told(more)}.`,
            `- Pour ${title} : pas encore dans le plan, mais il y a ${told(more)}.`,
          )
        : say(
            `- For ${title}: I know of none there.`,
            `- Pour ${title} : je n’en connais pas là-bas.`,
          )
    })
  return lines.join('\n')
}

const needs: readonly (readonly [RegExp, string, string])[] = [
  [
    /wheelchair|fauteuil|step free|sans marches|\bstairs\b|escaliers|mobility|mobilite|walker\b|marchette|deambulateur|cane\b|canne\b|accessib\w*/,
    'Wheelchair: I don’t know how step-free these places are; our data say nothing about ramps and lifts, so ask each place before you go.',
    'Fauteuil et mobilité : je ne sais pas si ces lieux sont accessibles ; nos données ne disent rien des rampes ni des ascenseurs, demandez à chaque lieu.',
  ],
  [
    /allerg\w*|celiac|coeliaque|gluten|lactose|peanuts?|arachides?|\bnoix\b/,
    'Allergies: I don’t know what the kitchens use; tell each restaurant.',
    'Allergies : je ne sais pas ce que les cuisines utilisent ; dites-le à chaque restaurant.',
  ],
  [
    /\bvegetari\w*|\bvegetarien\w*|\bvegans?\b|\bvegan(?:e|es)\b|\bmeatless\b|\bsans viande\b|\bno (?:meat|eggs?|pork|beef)\b|\bsans (?:oeufs?|porc)\b|\bpescatarian\w*/,
    'Food: for vegetarian or vegan meals (and no eggs, pork or beef) ask each sample restaurant; I prefer those marked vegetarian where there are any.',
    'Repas : pour manger végétarien ou végane (sans œufs, porc ou bœuf), demandez à chaque restaurant d’exemple ; je préfère ceux qui sont marqués végétariens, s’il y en a.',
  ],
  [
    /\bhalal\b|\bkosher\b|\bcasher\b|cachere?/,
    'Halal or kosher kitchens: I don’t know which these are.',
    'Cuisine halal ou casher : je ne sais pas lesquelles le sont.',
  ],
  [
    /\b(?:dog|dogs|puppy|chien|chienne|chiens|cat|chat)\b/,
    'With a pet: I don’t know which places let it in.',
    'Avec un animal : je ne sais pas quels lieux l’acceptent.',
  ],
  [
    /\b(?:blind|deaf|autis\w*|aveugle|sourde?|malvoyant\w*)\b/,
    'Special needs: our data say nothing about what places offer; ask them before you go.',
    'Besoins particuliers : nos données ne disent rien de ce qu’offrent les lieux ; demandez-leur avant.',
  ],
]

/** Needs that the data say nothing of. */
export const needsText = ({ say, reading }: Turn): string =>
  needs
    .flatMap(([words, en, fr]) => (words.test(reading.text) ? [`- ${say(en, fr)}`] : []))
    .join('\n')
