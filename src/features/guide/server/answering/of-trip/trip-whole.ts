import { advisedToRemove } from '../../reading/trip-command.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { listed, dollars } from '../words.ts'
import { type Asking, type Said, sourceOf } from '../answer.ts'
import { datesOf } from '../propose-edit.ts'
import { closedOf, openText } from '../answer-standing.ts'
import { isPlaced, wayText } from '../way-in-plan.ts'
import { dayText, partText } from './part-text.ts'
import { byLoad } from './trip-days.ts'
import { isStop, once, partsMeant, spokenOf, type TripAsked, type TripPart } from './trip-parts.ts'

const ofPlan = (asking: Asking) => ({ sources: [sourceOf(asking, 'plan')] })
const isBookable = ({ kind }: TripPart): boolean => kind !== 'visit' && kind !== 'meal'

/** What is booked, and what is only planned. */
export function answerBooked(
  asking: Asking,
  { meant, parts, isNamed }: TripAsked,
): Said | undefined {
  const { say, language } = asking
  const some = once(isNamed ? meant : parts.filter(isBookable))
  if (some.length === 0) return undefined
  const [booked, planned] = [true, false].map((is) =>
    some
      .filter(({ item }) => (item.status === 'booked') === is)
      .map(
        ({ item }) => `**${item.name}**${item.price ? ` (${dollars(language, item.price)})` : ''}`,
      ),
  )
  const lines = [
    (booked?.length ?? 0) > 0
      ? say(`Booked: ${listed('en', booked ?? [])}.`, `Réservé : ${listed('fr', booked ?? [])}.`)
      : '',
    (planned?.length ?? 0) > 0
      ? say(
          `Planned, not booked yet: ${listed('en', planned ?? [])}. Open it in the trip and press Book, or book it on its own site and keep it here.`,
          `Prévu, pas encore réservé : ${listed('fr', planned ?? [])}. Ouvrez-le dans le voyage et réservez, ou réservez sur son propre site.`,
        )
      : '',
  ].filter(Boolean)
  return { text: lines.join('\n\n'), ...ofPlan(asking) }
}

/** Until when a stay is cancelled for free, as far as it is known. */
export function answerTerms(asking: Asking, { meant, isNamed }: TripAsked): Said | undefined {
  const { say } = asking
  const some = isNamed ? once(meant) : []
  const [one] = some
  if (!one || some.length > 1) return undefined
  const { item } = one
  const free = item.details?.kind === 'stay' ? item.details.freeCancellationUntil?.local : undefined
  const until = free ? `${free.slice(0, 10)} ${free.slice(11)}` : undefined
  const isBooked = item.status === 'booked'
  const state = isBooked
    ? say(`**${item.name}** is booked.`, `**${item.name}** est réservé.`)
    : say(
        `**${item.name}** is only planned: nothing is paid, and you can take it out at any time.`,
        `**${item.name}** est seulement prévu : rien n’est payé, vous pouvez l’enlever quand vous voulez.`,
      )
  const terms = until
    ? say(
        `It is cancelled for free until ${until}, local time.`,
        `L’annulation est gratuite jusqu’au ${until}, heure locale.`,
      )
    : isBooked
      ? say(
          'Its voucher and your profile (/profile) say until when it is cancelled for free, with the Cancel button.',
          'Son bon et votre profil (/profile) disent jusqu’à quand l’annulation est gratuite, avec le bouton Annuler.',
        )
      : say(
          'Its terms are shown before you pay: look for free cancellation on the offer.',
          'Ses conditions sont affichées avant le paiement : cherchez l’annulation gratuite sur l’offre.',
        )
  return { text: `${state} ${terms}`, ...ofPlan(asking) }
}

/** The offer of a stay of the trip, where its source still has it. */
async function offerOf({ plans }: Asking, { standing }: TripAsked, stay: TripPart) {
  const { item, date } = stay
  const [first] = standing.wish.destinations
  // Of several towns the one whose name stands in its place.
  const place =
    standing.wish.destinations.find(({ name }) => item.location?.includes(name)) ?? first
  if (!place) return undefined
  const offers = await plans.stays(standing.wish, {
    place,
    checkIn: date,
    nights: item.nights ?? 1,
  })
  return offers.find((one) => one.item.source === item.source)
}

/** What a stay has, as its offer lists it. */
export async function answerHas(asking: Asking, asked: TripAsked): Promise<Said | undefined> {
  const { say } = asking
  const { parts, question } = asked
  const stay = parts.find(({ kind }) => kind === 'stay')
  const isOther = question.parts.some((word) => word !== 'stay' && word !== 'breakfast')
  if (!stay || isOther) return undefined
  const { item } = stay
  const offer = await offerOf(asking, asked, stay)
  if (!offer || offer.amenities.length === 0)
    return {
      text: say(
        `What **${item.name}** has, the trip doesn’t say: look at its offer, or ask the hotel.`,
        `Ce que **${item.name}** offre, le voyage ne le dit pas : voyez l’offre ou demandez à l’hôtel.`,
      ),
      isUnknown: true,
      ...ofPlan(asking),
    }
  const has = (one: string): boolean =>
    offer.amenities.some((name) => name === one || name.includes(one.split(' ')[0] ?? one))
  const [en, fr] = [listed('en', offer.amenities), listed('fr', offer.amenities)]
  return {
    text: question.amenities.every(has)
      ? say(`Yes. **${item.name}** lists: ${en}.`, `Oui. **${item.name}** annonce : ${fr}.`)
      : say(
          `Not as far as its offer says. **${item.name}** lists: ${en}.`,
          `Pas d’après l’offre. **${item.name}** annonce : ${fr}.`,
        ),
    sources: [sourceOf(asking, 'hotel')],
    memory: { focus: item.id, spoken: [stay.id] },
  }
}

const mostTold = 4

/** What a stay or a table is like: what it says of itself, its rating, and what a stay has. */
export async function answerAbout(asking: Asking, asked: TripAsked): Promise<Said | undefined> {
  const { say } = asking
  const houses = once(asked.meant).filter(({ kind }) => kind === 'stay' || kind === 'meal')
  if (houses.length === 0 || houses.length > mostTold || houses.length < once(asked.meant).length)
    return undefined
  const texts: string[] = []
  for (const part of houses) {
    const { description = '', sample } = part.item
    const offer = part.kind === 'stay' ? await offerOf(asking, asked, part) : undefined
    const facts = [
      description,
      offer?.rating ? say(`Rated ${offer.rating} of 5.`, `Note : ${offer.rating} sur 5.`) : '',
      offer && offer.amenities.length > 0
        ? say(
            `It lists: ${listed('en', offer.amenities)}.`,
            `Il annonce : ${listed('fr', offer.amenities)}.`,
          )
        : '',
      sample
        ? say('It is a sample of this demonstration.', 'C’est un exemple de cette démonstration.')
        : '',
    ]
    texts.push(
      [partText(asking, asked.standing, part), facts.filter(Boolean).join(' ')].join('\n\n'),
    )
  }
  return {
    text: texts.join('\n\n'),
    sources: [sourceOf(asking, 'hotel')],
    memory: { spoken: houses.map(({ id }) => id) },
  }
}

/** On which days a meal is planned, and on which none is. */
export function answerEveryDay(asking: Asking, { standing, parts, question }: TripAsked): Said {
  const { say, language } = asking
  const has = (date: string): boolean =>
    partsMeant(parts, { ...question, dayPart: undefined, items: [] }, [date]).length > 0
  const [given, none] = [true, false].map((is) =>
    datesOf(standing)
      .filter((date) => has(date) === is)
      .map((date) => String(datesOf(standing).indexOf(date) + 1)),
  )
  const days = (numbers: readonly string[] | undefined) =>
    `${(numbers?.length ?? 0) === 1 ? say('day') : say('days', 'les jours')} ${listed(language, numbers ?? [])}`
  const lines = [
    given?.length ? say(`Planned on ${days(given)}.`, `Prévu : ${days(given)}.`) : '',
    none?.length
      ? say(`None on ${days(none)}.`, `Rien : ${days(none)}.`)
      : say('No day is without.', 'Aucun jour sans.'),
  ]
  return { text: lines.filter(Boolean).join(' '), ...ofPlan(asking) }
}

const mostMissing = 4
const mostWays = 2

/** Foremost sights of the trip's towns that are not in it. */
export function answerMissing(asking: Asking, { parts, standing }: TripAsked): Said | undefined {
  const { say, world } = asking
  const rows = standing.wish.destinations.flatMap(({ ref }) =>
    ref ? (world.rows(ref)?.sights ?? []) : [],
  )
  if (rows.length === 0) return undefined
  const missing = rows
    .filter(
      ({ prominence, id }) =>
        prominence === 1 && !parts.some(({ item }) => item.source?.endsWith(id)),
    )
    .slice(0, mostMissing)
    .map(({ name }) => name)
  return {
    text:
      missing.length > 0
        ? say(
            `Of the main sights there, these are not in your trip: ${listed(
              'en',
              missing.map((name) => `**${name}**`),
            )}. Say “add ${missing[0]}”, and I find a day for it.`,
            `Parmi les grands sites, ceux-ci ne sont pas dans votre voyage : ${listed(
              'fr',
              missing.map((name) => `**${name}**`),
            )}. Dites « ajoute ${missing[0]} », et je lui trouve un jour.`,
          )
        : say(
            'No: all the main sights that I know there are in your trip.',
            'Non : tous les grands sites que j’y connais sont dans votre voyage.',
          ),
    ...ofPlan(asking),
    choices: missing.slice(0, 2).map((name) => ({
      label: say(`Add ${name}`, `Ajoute ${name}`),
      message: say(`Add ${name}`, `Ajoute ${name}`),
    })),
  }
}

/** What could go first: the least known visits of the fullest day that is meant. */
export function answerSkip(
  asking: Asking,
  { parts, standing, dates }: TripAsked,
): Said | undefined {
  const { say } = asking
  const loads = byLoad(parts, dates.length > 0 ? dates : datesOf(standing))
  const [day] = loads
  const visits = (day?.stops ?? [])
    .filter(({ kind }) => kind === 'visit')
    .toSorted((a, b) => (a.item.priority ?? 5) - (b.item.priority ?? 5))
  const [one, other] = visits
  if (!day || !one) return undefined
  const second = other
    ? say(` Next would be **${other.item.name}**.`, ` Ensuite **${other.item.name}**.`)
    : ''
  return {
    text:
      say(
        `On ${dayText(asking, standing, day.date)}, the fullest, I’d let one go first: ${partText(asking, standing, one)}`,
        `Le ${dayText(asking, standing, day.date)}, le plus chargé, j’enlèverais d’abord : ${partText(asking, standing, one)}`,
      ) + second,
    ...ofPlan(asking),
    choices: [one, other].flatMap((part) =>
      part
        ? [
            {
              label: say(`Remove ${part.item.name}`, `Retire ${part.item.name}`),
              message: say(`Remove ${part.item.name}`, `Retire ${part.item.name}`),
            },
          ]
        : [],
    ),
    memory: {
      toldDay: datesOf(standing).indexOf(day.date) + 1,
      focus: one.item.id,
      command: advisedToRemove(one.id),
    },
  }
}

/** How far parts are from where one stays, or two of them from each other. */
export function answerWay(asking: Asking, asked: TripAsked): Said | undefined {
  const { meant, parts, question, standing } = asked
  // "From there to dinner": of that day.
  const there = question.isSpoken
    ? parts.find(({ id }) => spokenOf(asking, standing).includes(id))
    : undefined
  const other = meant.find(({ id, date }) => id !== there?.id && date === there?.date)
  if (isPlaced(there?.item) && isPlaced(other?.item) && !question.items.includes(there.id))
    return { text: wayText(asking, there.item, other.item), ...ofPlan(asking) }
  const stay = parts.find(({ kind }) => kind === 'stay')
  // "From Senso-ji to the next stop".
  const [anchor] = question.order === 'after' ? meant.filter(isStop) : []
  const next =
    anchor &&
    parts.find(
      ({ date, time = '', ...one }) =>
        isStop({ ...one, date, time }) && date === anchor.date && time > (anchor.time ?? ''),
    )
  if (isPlaced(anchor?.item) && isPlaced(next?.item))
    return { text: wayText(asking, anchor.item, next.item), ...ofPlan(asking) }
  const all = once(meant).filter(({ kind }) => kind === 'visit' || kind === 'meal')
  // Of a whole part of town the way to its first stop.
  const stops = all.length > mostWays ? all.slice(0, 1) : all
  const pairs = stops.length === 2 ? [stops] : stops.map((one) => [stay, one])
  const texts = pairs.flatMap(([from, to]) =>
    isPlaced(from?.item) && isPlaced(to?.item) ? [wayText(asking, from.item, to.item)] : [],
  )
  return texts.length > 0 ? { text: texts.join('\n\n'), ...ofPlan(asking) } : undefined
}

/** Of some stops the one farthest from where one stays, or the nearest. */
export function farthestOf(
  all: readonly TripPart[],
  some: readonly TripPart[],
  most: 'far' | 'near',
): TripPart | undefined {
  const stay = all.find(({ kind }) => kind === 'stay')?.item
  if (!isPlaced(stay)) return undefined
  const sorted = once(some)
    .filter(isStop)
    .flatMap((part) => (isPlaced(part.item) ? [{ part, km: distanceKm(part.item, stay) }] : []))
    .toSorted((a, b) => b.km - a.km)
  return (most === 'far' ? sorted[0] : sorted.at(-1))?.part
}

/** Of the stops that are meant the one farthest from where one stays, or the nearest. */
export function answerFarthest(
  asking: Asking,
  { meant, parts, question, isNamed }: TripAsked,
): Said | undefined {
  const stay = parts.find(({ kind }) => kind === 'stay')?.item
  const named = once(meant).filter(isStop)
  const stops = isNamed && named.length > 0 ? named : parts.filter(isStop)
  const one = farthestOf(parts, stops, question.most === 'near' ? 'near' : 'far')
  return isPlaced(stay) && isPlaced(one?.item)
    ? { text: wayText(asking, stay, one.item), ...ofPlan(asking), memory: { focus: one.item.id } }
    : undefined
}

/** Whether stops that are named or were told are open on their day; of none, what is closed. */
export function answerOpen(asking: Asking, asked: TripAsked): Said | undefined {
  const { meant, standing, isNamed, question } = asked
  const visits = once(meant).filter(({ kind }) => kind === 'visit')
  if (!isNamed || (question.isSpoken && visits.length === 0)) return closedOf(asking, standing)
  if (visits.length === 0 || visits.length > mostTold) return undefined
  return {
    text: visits.map(({ item }) => openText(asking, standing, item)).join('\n\n'),
    ...ofPlan(asking),
    memory: { spoken: visits.map(({ id }) => id) },
  }
}

/** Which tables of the trip are of a kitchen, or say that they cook for a diet. */
export function answerTables(
  asking: Asking,
  { meant, parts, question, isNamed, standing }: TripAsked,
): Said | undefined {
  const { say } = asking
  if (isNamed && meant.some(({ kind }) => kind !== 'meal')) return undefined
  const tables = isNamed ? meant : parts.filter(({ kind }) => kind === 'meal')
  const diet =
    question.diets[0] ?? (question.kitchens.includes('Vegetarian') ? 'vegetarian' : undefined)
  const words = diet ? [diet] : question.kitchens
  const some = tables.filter(({ item }) =>
    words.some((word) => item.description?.toLowerCase().includes(word.toLowerCase())),
  )
  const lines = some.slice(0, mostTold).map((part) => `- ${partText(asking, standing, part)}`)
  const none = diet
    ? say(
        tables.length === 1
          ? `**${tables[0]?.item.name}** doesn’t say that it is ${diet}.`
          : `None of your ${tables.length} tables says that it is ${diet}.`,
        `Aucune de vos ${tables.length} tables ne se dit : ${diet}.`,
      )
    : say(
        `None of them is ${words.join(', ')}.`,
        `Aucune n’est de cette cuisine (${words.join(', ')}).`,
      )
  const others = diet
    ? say(
        `What the others cook for it the trip doesn’t say: ask them, or say “${diet} lunch on day 2”, and I look for another table.`,
        `Ce que les autres proposent, le voyage ne le dit pas : demandez-leur, ou dites « souper ${diet} le jour 2 », et je cherche une autre table.`,
      )
    : ''
  const head = diet && some.length > 0 ? say('These say so:', 'Celles-ci le disent :') : ''
  return {
    text: [head, some.length > 0 ? lines.join('\n') : none, others].filter(Boolean).join('\n\n'),
    ...ofPlan(asking),
    memory: { spoken: some.map(({ id }) => id) },
  }
}
