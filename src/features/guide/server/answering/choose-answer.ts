import type { Frame } from '../../contract/frame.schema.ts'
import type { AnswerChoice } from '../../contract/guide.contract.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { FoundTopic } from '../reading/match-topics.ts'
import { type Asking, goalCountries, goalSights, goalTowns, type Said } from './answer.ts'
import { answerEdit } from './answer-edit.ts'
import { answerHotels, isAmenity } from './answer-hotels.ts'
import { answerLedger } from './answer-ledger.ts'
import { answerPlan } from './answer-plan.ts'
import { answerChanges, answerUndo, goesOnWith } from './answer-reference.ts'
import { anyText, textFor } from './answer-text.ts'
import { answerStanding } from './answer-standing.ts'
import { answerTopic, joined, noteBefore } from './answer-topic.ts'
import { findsOf, topicsOf } from './choose-topics.ts'
import { choicesOf } from './edit-parts.ts'
import { datesOf } from './propose-edit.ts'
import { intents } from '../intents/all-intents.ts'
import { listed, townName } from './words.ts'

/** What was left aside for the sake of another topic was understood as well. */
function markTokens({ turn }: Asking): void {
  for (const { at } of turn.topics) for (const one of at) turn.reader.use(one)
}

/** Whether what was said moves the plan that stands. */
function isEdit({ turn }: Asking, topics: readonly FoundTopic[]): boolean {
  if (!turn.before.plan || turn.change?.moreDays || turn.change?.cheaper) return false
  const [main] = topics
  const { change } = turn
  if (change && (change.changes.length > 0 || change.swapsDays || change.dropsDays)) return true
  if (main && turn.isQuestion) return false
  const isNewPlan =
    turn.edited.has('span') ||
    (turn.edited.has('places') &&
      turn.named.places.some(
        ({ ref, role }) => ref !== null && !ref.includes('/') && role === 'to',
      ))
  const tastes = ['times', 'dislikes', 'likes', 'mobility', 'diet', 'perDay'] as const
  return (
    !isNewPlan &&
    // Another party is another plan.
    !turn.edited.has('party') &&
    tastes.some((key) => turn.edited.has(key)) &&
    (main === undefined ||
      findsOf.has(main.intent.topic) ||
      // "Make day 1 slower" names a day of the plan and no plan.
      (main.intent.topic === 'plan' && (turn.change?.days.length ?? 0) > 0))
  )
}

const replans = ['span', 'places'] as const
/** Whatever was asked between, these are of the plan that stands. */
const ofPlan = ['party', 'money'] as const

/** Whether the plan is to be laid anew as a whole. */
const isReplan = ({ turn }: Asking): boolean =>
  (turn.before.plan !== null && ofPlan.some((key) => turn.edited.has(key))) ||
  (turn.before.frame.topic === 'plan' &&
    [...replans, ...ofPlan].some((key) => turn.edited.has(key)))

function nearestChoices({ say }: Asking, place: Town | undefined): readonly AnswerChoice[] {
  return place
    ? [
        {
          label: say('Top sights', 'Attraits'),
          message: say(`What are the top sights in ${place.name}?`, `Que voir à ${place.nameFr} ?`),
        },
        {
          label: say('Plan 3 days', 'Planifier 3 jours'),
          message: say(`Plan 3 days in ${place.name}`, `Planifie 3 jours à ${place.nameFr}`),
        },
      ]
    : [
        {
          label: say('Plan a trip', 'Planifier un voyage'),
          message: say('Plan 3 days in Lisbon', 'Planifie 3 jours à Lisbonne'),
        },
        {
          label: say('Suggest a place', 'Proposer un endroit'),
          message: say('Where should we go in May?', 'Où aller en mai ?'),
        },
      ]
}

/** Who knows what we do not, by what is asked. */
const knowers: readonly (readonly [string, string, string])[] = [
  [
    'health',
    'A travel clinic or a pharmacist tells what holds for you.',
    'Une clinique de voyage ou un pharmacien vous dira ce qui vaut pour vous.',
  ],
  [
    'entry law pets',
    'The country’s embassy and travel.gc.ca tell it for certain.',
    'L’ambassade du pays et voyage.gc.ca le disent avec certitude.',
  ],
  [
    'insurance',
    'Your policy’s own words decide; the insurer’s assistance line answers.',
    'Le texte de votre police décide ; la ligne d’assistance de l’assureur répond.',
  ],
  [
    'flights layover',
    'The airline’s own page, or your ticket, tells it.',
    'La page de la compagnie aérienne, ou votre billet, le dit.',
  ],
  [
    'distance transfer around day-trips',
    'The operator’s timetable, or a map app on the day, tells it.',
    'L’horaire du transporteur, ou une application de cartes le jour même, le dit.',
  ],
  [
    'hotels districts',
    'Ask the house itself before you book.',
    'Demandez à l’établissement avant de réserver.',
  ],
  ['food', 'Ask the house before you go.', 'Demandez à la maison avant d’y aller.'],
]

function knowerOf(
  { say }: Asking,
  topic: string | null | undefined,
  name: string | undefined,
): string {
  const found = topic ? knowers.find(([topics]) => topics.split(' ').includes(topic)) : undefined
  if (found) return ` ${say(found[1], found[2])}`
  return name
    ? say(` The tourist office of ${name} knows it.`, ` L’office du tourisme (${name}) le sait.`)
    : ''
}

function unknown(asking: Asking, topics: readonly FoundTopic[] = []): Said {
  const { say, turn, world, language } = asking
  const name = turn.named.unknown
  const words = turn.unused().slice(0, 4)
  const about = topics.find(({ intent }) => intent.name)?.intent
  const place = goalTowns(asking)[0]
  const land = goalCountries(asking)[0]
  const where = place
    ? townName(language, place)
    : land
      ? world.countryName(land, language)
      : undefined
  const hasSights = place && (world.rows(place.slug)?.sights.length ?? 0) > 0
  const near = place
    ? [
        hasSights
          ? say(`the sights of ${place.name}`, `les attraits de ${place.nameFr}`)
          : say(`rooms and tables in ${place.name}`, `chambres et tables à ${place.nameFr}`),
        world.climate(place.slug)
          ? say('its weather and prices', 'sa météo et ses prix')
          : say('its prices', 'ses prix'),
      ]
    : [
        say(
          'plans, sights, weather and prices of places',
          'plans, attraits, météo et prix des endroits',
        ),
        say('entry rules and flights', 'règles d’entrée et vols'),
      ]
  const at = where ? say(` in ${where}`, ` (${where})`) : ''
  const quoted =
    language === 'fr' ? words.map((word) => `« ${word} »`) : words.map((word) => `“${word}”`)
  const what = name
    ? say(`I know no place called “${name}”.`, `Je ne connais pas d’endroit appelé « ${name} ».`)
    : words.length > 0
      ? say(
          `I have nothing certain on ${listed('en', quoted)}${at}.`,
          `Je ne sais rien de sûr sur ${listed('fr', quoted)}${at}.`,
        )
      : about?.name
        ? say(
            `About ${about.name.en}${at} I know nothing certain.`,
            `Sur ${about.name.fr}${at}, je ne sais rien de sûr.`,
          )
        : say(
            'I’m not sure what you would like to know.',
            'Je ne suis pas sûr de ce que vous voulez savoir.',
          )
  const knower = name
    ? ''
    : knowerOf(
        asking,
        about?.topic ?? turn.before.frame.topic,
        words.length > 0 || about ? where : undefined,
      )
  return {
    text: `${what}${knower} ${say(`What I do know: ${listed('en', near)}.`, `Ce que je sais : ${listed('fr', near)}.`)}`,
    isUnknown: true,
    took: words,
    question: 'topic',
    choices: nearestChoices(asking, place),
  }
}

/** Several places of one name: which one is asked. */
function whichOne({ turn, world, say }: Asking): Said | undefined {
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

export interface Chosen {
  readonly said: Said
  readonly topic: string | null
  readonly isRefused?: boolean
}

const editVerbs = new Set(
  'swap replace drop remove delete move shift undo enleve enlever retire retirer remplace remplacer deplace deplacer'.split(
    ' ',
  ),
)
const isOfLists = (topics: readonly FoundTopic[]): boolean =>
  topics.some(({ intent }) => intent.act === 'find' || intent.act === 'refuse')

/** An edit of a plan that is not there. */
async function withoutPlan(asking: Asking): Promise<Said> {
  const asked = await answerPlan(asking)
  const none = asking.say(
    'There is no plan in this conversation yet.',
    'Il n’y a pas encore de plan dans cette conversation.',
  )
  return asked?.question
    ? { ...asked, text: `${none} ${asked.text}` }
    : { text: none, isUnknown: true }
}

/** "Add that to day 3": which part of the plan, or which sight, is not said. */
async function whichVisit({ turn, plans, say }: Asking): Promise<Said> {
  const standing = turn.before.plan
    ? await plans.standing(turn.before.plan, turn.before.edits)
    : undefined
  return {
    text: say(
      'Which one do you mean? Name it, and the day.',
      'Lequel voulez-vous dire ? Nommez-le, et le jour.',
    ),
    question: 'visit',
    isUnknown: true,
    choices: standing ? choicesOf({ say }, standing, datesOf(standing)) : [],
  }
}

/** Of these a row that is picked is told again; other questions are about its place. */
const ofRow = new Set(['cost', 'hotels', 'food', 'flights', 'where'])

/** "The cheapest one", "is it quiet": one of what was listed. Places and sights are read as if named. */
async function answerPicked(
  asking: Asking,
  topics: readonly FoundTopic[],
): Promise<Chosen | undefined> {
  const { picked, before } = asking.turn
  if (!picked || !topics.every(({ intent }) => ofRow.has(intent.topic))) return undefined
  const [slug = ''] = picked.split('/')
  const isHotel = asking.world.rows(slug)?.hotels.some(({ id }) => id === picked) === true
  const row = before.rows?.find(({ id }) => id === picked)
  const said = isHotel ? await answerHotels(asking) : row && { text: row.text }
  return said && { said, topic: isHotel ? 'hotels' : before.frame.topic }
}

/** What points at the talk before: "undo that", "what else". */
async function answerPointed(
  asking: Asking,
  topics: readonly FoundTopic[],
): Promise<Chosen | undefined> {
  const { reference, before } = asking.turn
  if (!reference || reference.what === 'pick' || reference.what === 'it')
    return answerPicked(asking, topics)
  if (reference.what === 'more') {
    const topic = goesOnWith(
      asking,
      topics.map(({ intent }) => intent.topic),
    )
    const said = await answerTopic(asking, topic)
    return said && { said, topic }
  }
  const said = reference.what === 'undo' ? answerUndo(asking) : await answerChanges(asking)
  return said && { said, topic: before.frame.topic }
}

const mostUnread = 1

/** Half a sentence was understood: the plan stays. */
function unread({ say, turn }: Asking): Said {
  const words = turn.unused().slice(0, 4)
  const [en, fr] = [words.map((word) => `“${word}”`), words.map((word) => `« ${word} »`)]
  return {
    text: say(
      `I did not understand ${listed('en', en)}, so I changed nothing in the plan. Say it in other words, for instance “remove the museum on day 2”, “nothing before ten” or “add a market”.`,
      `Je n’ai pas compris ${listed('fr', fr)} : je n’ai donc rien changé au plan. Dites-le autrement, par exemple « retire le musée du jour 2 », « rien avant dix heures » ou « ajoute un marché ».`,
    ),
    isUnknown: true,
    isUnread: true,
    took: words,
  }
}

/** The answer to one message. */
export async function chooseAnswer(asking: Asking): Promise<Chosen> {
  const { turn } = asking
  const topics = topicsOf(asking)
  markTokens(asking)
  const [main] = topics
  if (main?.intent.act === 'refuse')
    return {
      said: (await answerTopic(asking, main.intent.topic)) ?? unknown(asking),
      topic: null,
      isRefused: true,
    }
  if (turn.dropped.length > 0)
    return {
      said: {
        text: asking.say(
          'Done: I no longer count on that.',
          'C’est fait : je n’en tiens plus compte.',
        ),
        isUnknown: true,
      },
      topic: turn.before.frame.topic,
    }
  if (
    turn.change?.isBare &&
    (!turn.reference || turn.reference.what === 'it') &&
    topics.length === 0 &&
    turn.unused().length === 0
  )
    return { said: await whichVisit(asking), topic: 'plan' }
  const ledger = await answerLedger(asking)
  if (ledger) return { said: ledger, topic: 'cost' }
  const standing = await answerStanding(asking)
  if (standing) return { said: standing, topic: 'plan' }
  const pointed = await answerPointed(asking, topics)
  if (pointed) return pointed
  // Of a plan that stands nothing changes by half a sentence: what was not understood is said first.
  if (
    turn.before.plan &&
    turn.unused().length > mostUnread &&
    topics.length === 0 &&
    !turn.isQuestion
  )
    return { said: unread(asking), topic: turn.before.frame.topic }
  if (isEdit(asking, topics)) {
    const said = await answerEdit(asking)
    if (said) return { said, topic: 'plan' }
  }
  if (turn.before.plan && (turn.change?.moreDays || turn.change?.cheaper)) {
    const said = await answerPlan(asking)
    if (said) return { said, topic: 'plan' }
  }
  if (!turn.before.plan && editVerbs.has(turn.reader.text(0)) && !isOfLists(topics))
    return { said: await withoutPlan(asking), topic: 'plan' }
  const which = whichOne(asking)
  if (which) return { said: which, topic: main?.intent.topic ?? turn.before.frame.topic }
  const note = noteBefore(asking, topics)
  if (topics.length > 0) {
    const parts: Said[] = note ? [note.said] : []
    // Beside a note only what asks by words of its own is answered too.
    const rest = note
      ? topics.slice(1).filter(({ at }) => !at.some((one) => note.by.has(turn.reader.text(one))))
      : topics
    for (const { intent } of rest) {
      const said = await answerWhole(asking, intent.topic)
      if (said && !(parts.length > 0 && said.isUnknown)) parts.push(said)
      // What stands beside the main thing is no answer to it.
      if (!said && intent === main?.intent) break
    }
    if (parts.length > 0) return { said: joined(parts), topic: main?.intent.topic ?? null }
    const text = anyText(asking)
    return text
      ? { said: text, topic: main?.intent.topic ?? null }
      : { said: unknown(asking, topics), topic: turn.before.frame.topic }
  }
  return followUp(asking)
}

const finders = new Set(['kids', 'sights', 'food', 'around', 'find', 'day-trips'])

/**
 * The answer to a topic, if it is one: a list for what was half understood is none, and without any place
 * a wish is for a place, and a sentence that is hardly understood is no reason to ask for one.
 */
async function answerWhole(asking: Asking, topic: string): Promise<Said | undefined> {
  const said = await answerTopic(asking, topic)
  const { turn } = asking
  const unread = turn.unused().filter((word) => !said?.took?.includes(word)).length
  if (said?.question === 'destination' && goalCountries(asking).length === 0) {
    const wishes = ['span', 'money', 'likes', 'party'] as const
    const told = wishes.filter((key) => turn.edited.has(key)).length
    const isWish = told > (turn.isQuestion ? 1 : 0)
    const found = isWish ? await answerTopic(asking, 'find') : undefined
    if (found && !found.question) return found
    return unread > mostUnread && topic !== 'greeting' ? undefined : said
  }
  return said && finders.has(topic) && unread > mostUnread ? undefined : said
}

const nearWords = ['near', 'closer', 'close', 'pres', 'proche']

/** Which members of the frame change the answer to a topic; a new place changes all. */
const mattering: Readonly<Partial<Record<keyof Frame, string>>> = {
  span: 'weather season hotels flights cost plan find packing daylight clock holiday festival entry compare days insurance',
  party: 'hotels flights cost plan insurance kids food days',
  money: 'hotels cost plan find food exchange',
  likes: 'sights plan find kids compare day-trips',
  dislikes: 'sights plan find kids',
  diet: 'food plan',
  mobility: 'sights access plan around hotels',
  nationality: 'entry',
  times: 'plan hours',
  perDay: 'plan',
}
const matters = (key: keyof Frame, topic: string): boolean =>
  key === 'places' || (mattering[key]?.split(' ').includes(topic) ?? false)

const pronouns = new Set('it them they that those these this ca cela eux elles'.split(' '))

/** What a message that names no topic may be about, the likeliest first; 'text' is any text of ours. */
function* likelyTopics(asking: Asking): Generator<string> {
  const { turn } = asking
  const { frame, edited, before } = turn
  const hasGoal = frame.places.some(({ role }) => role === 'to')
  const [town] = goalTowns(asking)
  const { topic } = before.frame
  // Dates, a party and a price after rooms or flights are about those.
  const isOfSearch =
    (topic === 'hotels' || topic === 'flights') &&
    before.plan === null &&
    (edited.size > 0 ||
      nearWords.some((word) => turn.reader.find(word) >= 0) ||
      (topic === 'hotels' && turn.reader.tokens.some(({ text }) => isAmenity(text)))) &&
    !turn.named.places.some(({ ref, role }) => role === 'to' && ref !== town?.slug)
  if (isOfSearch) yield topic
  // 'YYC to LHR, 3 to 17 August' is a flight.
  const isWay = ['from', 'to'].every((own) => turn.named.places.some(({ role }) => role === own))
  if (turn.named.codes > 1 || (isWay && edited.has('span') && !turn.saysLength)) yield 'flights'
  if (turn.currencies.length > 1 && edited.has('money')) yield 'exchange'
  const isOpen = !turn.isQuestion || turn.unused().length === 0
  const saysTimes = edited.has('times') && (before.plan !== null || !turn.isQuestion)
  const isLaid = ((turn.saysLength && isOpen) || saysTimes) && hasGoal && !turn.isPast
  if (isLaid || isReplan(asking)) yield 'plan'
  // "Cape Town in January with my parents": a wish, though nothing is asked.
  const told = (['span', 'party', 'money', 'likes'] as const).filter((key) => edited.has(key))
  if (edited.has('places') && hasGoal && told.length > 0 && !turn.isQuestion && !turn.isPast)
    yield 'plan'
  const namesSight = turn.named.places.some(({ ref }) => ref?.includes('/'))
  if (turn.picked?.includes('/') && namesSight) yield 'hours'
  if (namesSight && !before.plan && (turn.weekday !== undefined || turn.unused().length <= 2))
    yield 'hours'
  if (edited.has('nationality') && goalCountries(asking).length > 0) yield 'entry'
  const isContinued =
    [...edited].some((key) => matters(key, topic ?? '')) ||
    turn.weekday !== undefined ||
    turn.cuisines.length > 0
  if (topic !== null && topic !== 'greeting' && isContinued && turn.unused().length === 0)
    yield topic
  // "When should I get them": all of it points at what was asked before.
  const pointsBack = turn.reader.tokens.some(({ text }) => pronouns.has(text))
  const isPointing =
    pointsBack && turn.isQuestion && edited.size === 0 && turn.unused().length === 0
  if (topic !== null && topic !== 'plan' && topic !== 'greeting' && isPointing) yield topic
  // "My mother can't do stairs, is Lisbon all right": how it is to walk there.
  if (edited.has('mobility') && hasGoal && before.plan === null) yield 'access'
  // A diet or a cuisine, and a place: where to eat.
  const eats = edited.has('diet') || turn.cuisines.length > 0
  if (eats && hasGoal && before.plan === null) yield 'food'
  // "No museums please" before there is a plan: noted, and asked for its days.
  const isOnlyNoted = edited.size > 0 && turn.unused().length === 0 && !turn.isQuestion
  if (isOnlyNoted && hasGoal && turn.tastes.length === 0 && !edited.has('places')) yield 'plan'
  yield 'text'
  if (turn.tastes.length > 0 && hasGoal && before.plan === null) yield 'sights'
  // When, how much or what one likes, and no place: where to go.
  const wishes = ['span', 'money', 'likes', 'party'] as const
  const wishesAny = topic === 'find' || wishes.some((key) => edited.has(key))
  if (!hasGoal && wishesAny && turn.unused().length <= 1) yield 'find'
  // A place alone: what there is to see.
  if (edited.has('places') && turn.unused().length === 0 && hasGoal)
    yield goalSights(asking).length > 0 ? 'hours' : 'sights'
}

/** A message that names no topic: it goes on with the one before, or wishes a plan. */
async function followUp(asking: Asking): Promise<Chosen> {
  for (const topic of likelyTopics(asking)) {
    const own = topic === 'text' ? anyText(asking) : await answerWhole(asking, topic)
    // "A weekend in February, carnival": what is on then stands beside the plan.
    const isOn =
      topic === 'plan' && asking.turn.topics.some(({ intent }) => intent.topic === 'festival')
    const feast = own && isOn ? textFor(asking, 'festival') : undefined
    const said = own && feast ? joined([own, feast]) : own
    if (said) return { said, topic: topic === 'text' ? null : topic }
    // "And in Porto?": the question stays, though of that place nothing is known.
    const last = asking.turn.before.frame.topic
    if (
      topic === last &&
      topic !== 'plan' &&
      asking.turn.edited.has('places') &&
      asking.turn.edited.size === 1
    ) {
      const same = intents.filter((one) => one.topic === topic)
      return {
        said: unknown(
          asking,
          same.map((one) => ({ intent: one, score: 0, at: [] })),
        ),
        topic,
      }
    }
  }
  return { said: unknown(asking), topic: asking.turn.before.frame.topic }
}
