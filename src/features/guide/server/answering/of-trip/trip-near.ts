import { legBetween } from '#features/trips/domain/travel/leg.ts'
import { wayOfLeg } from '#features/trips/domain/travel/leg-words.ts'
import { type Asking, atlasSource, type Said } from '../answer.ts'
import type { TripQuestion } from '../../reading/trip-question.ts'
import { isPlaced } from '../way-in-plan.ts'
import { datesOf } from '../propose-edit.ts'
import { dollars } from '../words.ts'
import { families } from '../answer-sights.ts'
import { partText } from './part-text.ts'
import { once, type TripAsked } from './trip-parts.ts'

const mostNear = 4
const tableWords =
  /\b(?:caf[eé]s?|bars?|restaurants?|eat|dinner|lunch|breakfast|brunch|manger|souper|d[iî]ner|d[ée]jeuner)\b/i

const notEaten =
  /\b(?:don['’]?t|doesn['’]?t|do not|can['’]?t|cannot|never|not|no|without|avoid|ne mange pas|pas de|sans)\s(?:eat(?:ing)?\s)?[^.?!]{0,40}\b(?:shellfish|seafood|fish|crustac\w*|poissons?|fruits de mer)\b/i
const ofSea = /seafood|sushi|poisson|fish/i

interface Near {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly detail: string
}

/** Sights or tables of the trip's towns that are not in it. */
function candidates({ say, world, language }: Asking, asked: TripAsked, isTable: boolean): Near[] {
  const { parts, standing, question } = asked
  const kinds = question.sorts.flatMap((sort) => families.get(sort) ?? [sort])
  const rows = standing.wish.destinations.flatMap(({ ref }) => (ref ? (world.rows(ref) ?? []) : []))
  const isOut = ({ id }: { readonly id: string }): boolean =>
    !parts.some(({ item }) => item.source?.endsWith(id))
  const price = (cad: number): string => `${say('about', 'environ')} ${dollars(language, cad)}`
  return isTable
    ? rows
        .flatMap(({ restaurants }) => restaurants.filter(isOut))
        .map(({ cuisines, priceCad, ...row }) => ({
          ...row,
          detail: `${cuisines.join(', ')}${say(':', ' :')} ${price(priceCad)}`,
        }))
    : rows
        .flatMap(({ sights }) => sights.filter(isOut))
        .filter(({ category }) => kinds.length === 0 || kinds.includes(category))
        .map(({ admission, priceCad, ...row }) => ({
          ...row,
          detail: admission === 'free' || priceCad === 0 ? say('free', 'gratuit') : price(priceCad),
        }))
}

/** Whether a table is of a kitchen or a dish that is named, where one is. */
const isOfKind = (text: string, { dishes, kitchens }: TripQuestion): boolean =>
  dishes.length + kitchens.length === 0 ||
  kitchens.some((kitchen) => text.includes(kitchen)) ||
  dishes.some((dish) => dish.split('|').some((part) => text.toLowerCase().includes(part)))

/** Tables of that kind which the trip has already; none is said. */
function ownTables(asking: Asking, { parts, standing, question }: TripAsked): Said {
  const { say } = asking
  const own = parts.filter(
    ({ kind, item }) =>
      kind === 'meal' && isOfKind(`${item.name} ${item.description ?? ''}`, question),
  )
  return own.length > 0
    ? { text: own.map((part) => partText(asking, standing, part)).join('\n\n') }
    : {
        text: say(
          'I know no such table there: the finder under Activities, Restaurants may show one.',
          'Je n’y connais pas de telle table : voyez Activités, Restaurants.',
        ),
        isUnknown: true,
      }
}

function headOf({ say }: Asking, name: string, isTable: boolean): string {
  return isTable
    ? say(
        `Tables near **${name}**, none of them in your trip yet (samples of this demonstration):`,
        `Tables près de **${name}**, pas encore dans le voyage (exemples de cette démonstration) :`,
      )
    : say(
        `Near **${name}**, and not in your trip yet:`,
        `Près de **${name}**, et pas encore dans le voyage :`,
      )
}

const askThere = ({ say }: Asking): string =>
  say(
    'Kitchens of fish and seafood are left out; what is in each dish I don’t know, so ask there.',
    'Les tables de poisson et de fruits de mer sont laissées de côté ; ce que contient chaque plat, je ne le sais pas : demandez sur place.',
  )

/** What is near a part of the trip, or near where one stays, and not in the trip: sights, or tables where one asks to eat. */
export function answerNear(asking: Asking, asked: TripAsked): Said | undefined {
  const { say, turn } = asking
  const { parts, standing, meant, question, dates } = asked
  const { dishes, kitchens } = question
  const isSight = question.sorts.length > 0
  const isTable = (!isSight && tableWords.test(turn.message)) || dishes.length + kitchens.length > 0
  const named = once(meant).filter(({ id }) => question.items.includes(id))
  // "A viewpoint near dinner on day 2".
  const [only, other] = isSight && question.parts.length > 0 ? once(meant) : []
  const anchor = (
    named[0] ??
    (other ? undefined : only) ??
    parts.find(({ kind }) => kind === 'stay')
  )?.item
  if (!isPlaced(anchor)) return undefined
  // What is added to a stop's neighbourhood goes into its day.
  const date = dates.length === 1 ? dates[0] : named[0]?.date
  const day = date ? datesOf(standing).indexOf(date) + 1 : 0
  const [onEn, onFr] = day > 0 ? [` on day ${day}`, ` au jour ${day}`] : ['', '']
  const isNotEaten = notEaten.test(turn.message)
  const near = candidates(asking, asked, isTable)
    .filter(({ name, detail }) => isOfKind(`${name} ${detail}`, question))
    .filter(({ detail }) => !isTable || !isNotEaten || !ofSea.test(detail))
    .filter(
      ({ detail }) => isTable || !question.asks.has('idle') || /^(?:free|gratuit)$/.test(detail),
    )
    .map((one) => ({ ...one, leg: legBetween(anchor, one) }))
    .toSorted((a, b) => a.leg.km - b.leg.km)
    .slice(0, mostNear)
  if (near.length === 0 && isTable) return ownTables(asking, asked)
  if (near.length === 0) return undefined
  const lines = near.map(({ name, detail, leg }) => {
    const { how, minutes } = wayOfLeg(leg)
    const way =
      how === 'foot'
        ? say(`${minutes} min on foot`, `${minutes} min à pied`)
        : say(`${minutes} min by transit or taxi`, `${minutes} min en transport ou en taxi`)
    return `- **${name}**, ${way}; ${detail}`
  })
  const text = `${headOf(asking, anchor.name, isTable)}\n\n${lines.join('\n')}`
  const sources = [atlasSource(asking)]
  if (isTable)
    return { text: [text, ...(isNotEaten ? [askThere(asking)] : [])].join('\n\n'), sources }
  return {
    text,
    sources,
    memory: { listed: near.map(({ id }) => id), ...(day > 0 ? { toldDay: day } : {}) },
    choices: near.slice(0, 2).map(({ name }) => ({
      label: say(`Add ${name}`, `Ajoute ${name}`),
      message: say(`Add ${name}${onEn}`, `Ajoute ${name}${onFr}`),
    })),
  }
}
