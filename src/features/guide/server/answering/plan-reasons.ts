import type { PlanAnswer } from '#features/plans/contract/plans.contract.ts'
import type { GuideSource } from '../../contract/guide.contract.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import { type Asking, originTown } from './answer.ts'
import { notesOn, toldNotes } from './answer-note.ts'
import { families } from './answer-sights.ts'
import { sentencesOn } from './note-sentences.ts'
import { type Budget, coveredCad, type WantedDays } from './plan-wish.ts'
import { day, dollars, listed } from './words.ts'

type Items = PlanAnswer['days'][number]['items']

const itemsOf = ({ days }: PlanAnswer): Items => days.flatMap(({ items }) => items)
const isVisit = ({ type }: Items[number]): boolean => type === 'attraction' || type === 'activity'

const sumOf = (items: Items, type: string): number =>
  Math.round(
    items.filter((item) => item.type === type).reduce((sum, { price }) => sum + (price ?? 0), 0),
  )

/** What it costs in all, of that the room, and how that stands to the sum that was named. */
export function sumText(asking: Asking, answer: PlanAnswer, budget: Budget | undefined): string {
  const { say, know } = asking
  const items = itemsOf(answer)
  const paid = asking.turn.holds.paid ?? []
  const [roomCad, flownCad] = [sumOf(items, 'hotel'), sumOf(items, 'flight')]
  // What is paid already is in no sum.
  const [room, flights] = [
    know(paid.includes('stay') ? 0 : roomCad),
    know(paid.includes('flights') ? 0 : flownCad),
  ]
  const rest = know(Math.round(answer.totalCad) - roomCad - flownCad)
  const total = rest + room + flights
  const isHoused = paid.includes('stay')
  const en = [
    ...(flights > 0 ? [`flights ${dollars('en', flights)}`] : []),
    ...(room > 0 ? [`room ${dollars('en', room)}`] : []),
    `tickets and meals ${dollars('en', rest)}`,
  ]
  const fr = [
    ...(flights > 0 ? [`vols ${dollars('fr', flights)}`] : []),
    ...(room > 0 ? [`chambre ${dollars('fr', room)}`] : []),
    `billets et repas ${dollars('fr', rest)}`,
  ]
  const told = say(
    `In all about ${dollars('en', total)}${flights > 0 ? '' : ', without flights'}${isHoused ? ' and the room, which is paid' : ''}: ${listed('en', en)}.`,
    `En tout environ ${dollars('fr', total)}${flights > 0 ? '' : ', sans les vols'}${isHoused ? ' ni la chambre, déjà payée' : ''} : ${listed('fr', fr)}.`,
  )
  if (!budget) return told
  const names = {
    flights: ['flights', 'vols'],
    stay: ['the room', 'la chambre'],
    food: ['meals', 'repas'],
  }
  const left = budget.without.flatMap((part) => names[part as keyof typeof names] ?? [])
  const [enLeft, frLeft] = [0, 1].map((at) => left.filter((_, n) => n % 2 === at)) as [
    string[],
    string[],
  ]
  const covered = know(Math.round(coveredCad(answer, budget)))
  const own = know(Math.round(budget.cad))
  const of = say(
    enLeft.length > 0 ? ` (without ${listed('en', enLeft)})` : '',
    frLeft.length > 0 ? ` (sans ${listed('fr', frLeft)})` : '',
  )
  const differ = know(Math.abs(covered - own))
  return covered > own
    ? `${told} ${say(
        `Your budget is about ${dollars('en', own)}${of}; that part comes to ${dollars('en', covered)}, ${dollars('en', differ)} more than your budget: it is the cheapest plan I find.`,
        `Votre budget est d’environ ${dollars('fr', own)}${of} ; cette part fait ${dollars('fr', covered)}, ${dollars('fr', differ)} de plus que votre budget : je ne trouve pas moins cher.`,
      )}`
    : `${told} ${say(
        `Your budget is about ${dollars('en', own)}${of}; that part comes to ${dollars('en', covered)}. That is within your budget.`,
        `Votre budget est d’environ ${dollars('fr', own)}${of} ; cette part fait ${dollars('fr', covered)}. Cela entre dans votre budget.`,
      )}`
}

/** What was taken for granted. */
export function assumedText(
  { say, turn, world }: Asking,
  answer: PlanAnswer,
  { isDated, isLong }: WantedDays,
): string {
  const { adults } = answer.party
  const count = answer.days.length
  const home = originTown({ turn, world })
  const taken = [
    ...(isLong ? [] : [say(`${count} days`, `${count} jours`)]),
    ...(turn.frame.party
      ? []
      : [
          say(
            adults === 1 ? 'one adult' : `${adults} adults`,
            adults === 1 ? 'un adulte' : `${adults} adultes`,
          ),
        ]),
    ...(isDated
      ? []
      : [
          say(
            `open dates (laid for the week of ${day('en', answer.startDate)})`,
            `dates ouvertes (prévu pour la semaine du ${day('fr', answer.startDate)})`,
          ),
        ]),
    ...(answer.origin || home ? [] : [say('no flights: say where you leave from')]),
  ]
  return taken.length > 0
    ? say(
        `I have taken: ${taken.join('; ')}. Say what is different and I change it.`,
        `J’ai supposé : ${taken.join(' ; ')}. Dites ce qui diffère et je le change.`,
      )
    : ''
}

interface Reasons {
  readonly text: string
  readonly took: readonly string[]
  readonly sources: readonly GuideSource[]
}

/** When days are free, begin and end. */
function hoursHeld({ say, turn }: Asking, answer: PlanAnswer): readonly string[] {
  const { frame, holds } = turn
  const { from, until, arrive, leave } = frame.times
  const free = (holds.pauses ?? []).map((one) =>
    say(
      `every day is free from ${one.from} to ${one.until}`,
      `chaque jour reste libre de ${one.from} à ${one.until}`,
    ),
  )
  const rest = answer.days.flatMap(({ items }, at) =>
    holds.rest && answer.days.length > 2 && !items.some(isVisit)
      ? [say(`day ${at + 1} has no visits`, `le jour ${at + 1} est sans visites`)]
      : [],
  )
  return [
    ...free,
    ...rest,
    ...(from ? [say(`nothing before ${from}`, `rien avant ${from}`)] : []),
    ...(until ? [say(`nothing after ${until}`, `rien après ${until}`)] : []),
    ...(arrive
      ? [
          say(
            `the first day begins after your arrival at ${arrive}`,
            `le premier jour commence après votre arrivée à ${arrive}`,
          ),
        ]
      : []),
    ...(leave
      ? [say(`the last day ends well before ${leave}`, `le dernier jour finit bien avant ${leave}`)]
      : []),
  ]
}

/** What is left out, and what it may cost. */
function shunnedHeld({ say, turn }: Asking): readonly string[] {
  const { frame, holds } = turn
  const shunned = frame.dislikes.filter((one) => one !== 'crowds')
  const seen = frame.places.flatMap(({ role, ref, name }) =>
    role === 'not' && ref?.includes('/') ? [name] : [],
  )
  return [
    ...(shunned.length > 0
      ? [say(`no ${listed('en', shunned)}`, `sans ${listed('fr', shunned)}`)]
      : []),
    ...(seen.length > 0
      ? [say(`${listed('en', seen)} left out`, `sans ${listed('fr', seen)}`)]
      : []),
    ...(holds.ticketCad === 0
      ? [say('only sights that are free', 'seulement des lieux gratuits')]
      : []),
    ...(holds.ticketCad
      ? [
          say(
            `no ticket above ${dollars('en', holds.ticketCad)}`,
            `aucun billet au-dessus de ${dollars('fr', holds.ticketCad)}`,
          ),
        ]
      : []),
    ...(holds.isIndoors ? [say('sights under a roof', 'des lieux à l’abri')] : []),
    ...(frame.transport.not.includes('car') ? [say('no drives', 'sans voiture')] : []),
    ...(frame.perDay
      ? [say(`at most ${frame.perDay} visits a day`, `au plus ${frame.perDay} visites par jour`)]
      : []),
  ]
}

function legsHeld({ say, turn }: Asking): readonly string[] {
  const { mobility } = turn.frame
  if (mobility.length === 0) return []
  return mobility.every((one) => one === 'stroller')
    ? [say('no hikes or climbs, for the stroller', 'ni randonnées ni montées, pour la poussette')]
    : [
        say(
          'no hikes, climbs or cable cars, few stops a day and all near the centre; whether each sight is step-free I don’t know, so ask before you go',
          'ni randonnées, ni montées, ni téléphériques, peu d’arrêts par jour et près du centre ; si chaque lieu est sans marches, je ne le sais pas : demandez avant d’y aller',
        ),
      ]
}

/** Which visits are there for the sake of a taste. */
function likesHeld({ say, turn }: Asking, answer: PlanAnswer): readonly string[] {
  const visits = itemsOf(answer).filter(isVisit)
  return turn.frame.likes.flatMap((like) => {
    const kinds = families.get(like) ?? [like]
    const names = visits
      .filter(({ name, description = '' }) =>
        kinds.some((kind) => `${name} ${description}`.toLowerCase().includes(kind)),
      )
      .map(({ name }) => name)
    return names.length > 0 && names.length <= mostNamed
      ? [say(`for ${like}: ${listed('en', names)}`, `pour ${like} : ${listed('fr', names)}`)]
      : []
  })
}

const mostNamed = 4

/** What was asked of the days and is held in them, in few words each. */
const heldIn = (asking: Asking, answer: PlanAnswer): readonly string[] => [
  ...hoursHeld(asking, answer),
  ...shunnedHeld(asking),
  ...legsHeld(asking),
  ...likesHeld(asking, answer),
]

/** Of the tables: whether they keep to the diet, as far as their kitchens tell. */
function dietText(asking: Asking, answer: PlanAnswer): string {
  const { say, turn } = asking
  const { diet } = turn.frame
  if (diet.length === 0) return ''
  const meals = itemsOf(answer).filter(({ type }) => type === 'restaurant')
  if (meals.length === 0)
    return say(
      `Meals are left open: which of my tables cook ${listed('en', diet)} I don’t know.`,
      `Les repas restent ouverts : je ne sais pas quelles tables cuisinent ${listed('fr', diet)}.`,
    )
  return say(
    `Every table is a vegetarian house${diet.includes('vegan') ? '; ask for what is vegan' : ''}; where none is near, the meal is left open.`,
    `Chaque table est une maison végétarienne${diet.includes('vegan') ? ' ; demandez ce qui est végétalien' : ''} ; là où il n’y en a pas, le repas reste ouvert.`,
  )
}

/** What is held, what our notes say to what was wished beside, and what fills days that stay free. */
export function reasonsOf(asking: Asking, answer: PlanAnswer): Reasons {
  const { say, turn } = asking
  const held = heldIn(asking, answer)
  const slugs = answer.destinations.flatMap(({ ref }) => ref ?? [])
  const heldText =
    held.length > 0 ? say(`Held to: ${held.join('; ')}.`, `Respecté : ${held.join(' ; ')}.`) : ''
  const [slug = ''] = slugs
  const isFree = answer.days.some(
    ({ items }, at) => !items.some(isVisit) && !(turn.holds.rest && at < answer.days.length - 1),
  )
  const kinds = [
    // What vegans eat is no help to one who is allergic.
    ...(turn.frame.diet.length > 0 && !turn.holds.allergens ? ['diet'] : []),
    ...(turn.frame.mobility.length > 0 ? ['access'] : []),
    ...(turn.frame.dislikes.includes('crowds') ? ['quiet'] : []),
    ...(isFree && answer.days.length > 3 ? ['trips'] : []),
  ]
  const notes = kinds.flatMap((kind) => notesOn(asking, slug, kind).slice(0, 1))
  const words = [
    ...turn.unused(),
    ...turn.frame.likes.filter((like) => !heldText.includes(`for ${like}`)),
  ]
  const found = sentencesOn(asking, slugs, words)
  const told = notes.length > 0 ? toldNotes(asking, notes) : undefined
  const parts = [heldText && `${heldText}`, dietText(asking, answer), told?.text, found.text]
  return {
    text: parts.filter(Boolean).join('\n\n'),
    took: found.took,
    sources: told || found.text !== '' ? [placeNotesSource] : [],
  }
}
