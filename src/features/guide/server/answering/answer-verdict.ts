import { wordSet } from '#platform/shared/word-table.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { type Carrier, type Route, routeOf } from '../retrieval/routes.ts'
import { answerGateway } from './answer-gateway.ts'
import { type Asking, goalTowns, type Said } from './answer.ts'
import { isBare } from './bare-town.ts'
import { type Journey, journeyOf } from './journey.ts'
import { byRoad, carriersIn, waysKnown } from './journey-legs.ts'
import {
  groundText,
  journeySources,
  leadText,
  paceOf,
  paceText,
  titleOf,
  wayLines,
} from './journey-text.ts'
import { wantedDays } from './plan-wish.ts'
import { listed, townName } from './words.ts'

const polarities = {
  enough:
    'enough,sufficient,doable,feasible,realistic,reasonable,manageable,possible,too ambitious,can we do,can i do,can you do,could we do,can we see,can we fit,can you fit,do it in,see it in,suffisent,suffit,suffisant,assez,faisable,realiste,raisonnable,peut on,possible de',
  short:
    'too short,too few,too little,too rushed,rushed,too tight,trop court,trop courts,trop peu,trop serre',
  long: 'too long,too many days,too much time,bored,trop long,trop longs',
  much: 'too much,too many,trop',
} as const

/** Whether the days are asked to be judged, and in which sense a yes is meant. */
function polarityOf({ turn: { reader } }: Asking): keyof typeof polarities | undefined {
  const found = (['short', 'long', 'much', 'enough'] as const).find((key) =>
    polarities[key].split(',').some((phrase) => reader.find(phrase) >= 0),
  )
  if (found) reader.takes(polarities[found])
  return found
}

/** Yes or no to the days. */
function yesOrNo(asking: Asking, journey: Journey, polarity: keyof typeof polarities): string {
  const { say } = asking
  const { days } = journey
  const pace = paceOf(journey)
  const title = titleOf(asking, journey)
  const isYes =
    polarity === 'enough'
      ? pace !== 'few'
      : polarity === 'long'
        ? pace === 'many'
        : pace === 'few' || pace === 'tight'
  const told = {
    few: say(
      `${days} days are too few for ${title}`,
      `${days} jours, c’est trop peu pour : ${title}`,
    ),
    tight: say(`${days} days are tight for ${title}`, `${days} jours, c’est serré pour : ${title}`),
    brisk: say(
      `${days} days are enough for ${title}, at a brisk pace`,
      `${days} jours suffisent pour : ${title}, à un bon rythme`,
    ),
    many: say(
      `${days} days are more than ${title} needs`,
      `${days} jours, c’est plus qu’il n’en faut pour : ${title}`,
    ),
    good: say(`${days} days are enough for ${title}`, `${days} jours suffisent pour : ${title}`),
  }
  const yes =
    pace === 'tight' && polarity === 'enough'
      ? say('Only just', 'Tout juste')
      : isYes
        ? say('Yes', 'Oui')
        : say('No', 'Non')
  return `**${yes}${say(':', ' :')} ${told[pace]}.**`
}

/** Whether days are enough for a journey, and how they are best shared; without days, how many it takes. */
export function answerPace(asking: Asking): Said | undefined {
  const { turn, say } = asking
  const { span } = turn.frame
  const isTold = Boolean(span?.days ?? span?.nights)
  const asked = journeyOf(asking, isTold ? wantedDays(asking).days : usualDays)
  if (!asked) return undefined
  const journey = isTold ? asked : journeyOf(asking, asked.easy)
  if (!journey) return undefined
  const title = titleOf(asking, journey)
  const polarity = polarityOf(asking)
  const lead = leadText(asking, journey)
  const head = isTold
    ? polarity
      ? `${yesOrNo(asking, journey, polarity)} ${paceText(asking, journey, true)}`
      : `**${say(`I’d share the ${journey.days} days so: ${lead}`, `Je partagerais les ${journey.days} jours ainsi : ${lead}`)}** ${paceText(asking, journey)}`
    : say(
        `**Count ${journey.least} to ${journey.easy} days for ${title}.**`,
        `**Comptez ${journey.least} à ${journey.easy} jours pour : ${title}.**`,
      )
  const split =
    isTold && !polarity
      ? ''
      : say(
          `${isTold ? 'How I’d share them' : `How I’d share ${journey.days}`}: ${lead}`,
          `${isTold ? 'Je les partagerais ainsi' : `J’en partagerais ${journey.days} ainsi`} : ${lead}`,
        )
  return {
    text: [
      head.trim(),
      split,
      wayLines(asking, journey, ({ town }) => isBare(asking, town)),
      groundText(asking, journey),
    ]
      .filter(Boolean)
      .join('\n\n'),
    sources: journeySources(asking),
    choices: [...new Set([journey.days, journey.least, journey.easy])].slice(0, 2).map((count) => ({
      label: say(`Plan ${count} days`, `Planifier ${count} jours`),
      message: say(`Plan ${count} days in ${title}`, `Planifie ${count} jours : ${title}`),
    })),
  }
}
const usualDays = 7

const needing = wordSet(`
  need needs needed rent renting hire faut besoin louer loue louons worth necessary
  necessaire utile indispensable better best vaut mieux
`)
const vehicles = wordSet('car cars vehicle auto autos voiture voitures')
/** What may stand between the need and the car. */
const between = wordSet(`
  a an any un une d de to il on nous i we rent renting rental hire have having get take
  louer avoir prendre by en it is seen see visited vu vue voir worth la peine really
  vraiment own our
`)

/** "Do we need a car", "is a car worth it", "best by car": whether one needs one, and nothing that is asked of driving. */
function asksForCar({ turn: { reader } }: Asking): boolean {
  const isSmall = (from: number, to: number): boolean =>
    reader.tokens.slice(from, to).every(({ text }) => between.has(text))
  const needs = [...reader.tokens.keys()].filter((at) => needing.has(reader.text(at)))
  const isAsked = reader.tokens.some(
    ({ text }, at) =>
      vehicles.has(text) &&
      !ofCar.has(reader.text(at + 1)) &&
      needs.some((one) => (one < at ? isSmall(one + 1, at) : isSmall(at + 1, one))),
  )
  return isAsked && !reader.tokens.some(({ text }) => ofDriving.has(text))
}
/** "Car seat", "car insurance": something else. */
const ofCar = wordSet(
  'seat seats insurance park parking hire rental rentals booster ferry wash charger',
)
const ofDriving = wordSet(`
  licence license licences licenses permis permit idp age old young ans rules rule regles
  regle code speed limit vitesse tolls toll peages peage vignettes vignette winter hiver
  snow tires tire tyres tyre pneus pneu chaines chaine chains chain insurance insured
  assurances assurance assuree assure deposit caution cost costs price prices cheap cheaper
  cheapest coute prix fuel gas petrol diesel essence electric electrique automatic manual
  automatique manuelle parking park stationner stationnement gauche airport aeroport company
  agency loueur
`)

interface Option {
  readonly by: Carrier
  readonly minutes: number
  readonly isEstimate: boolean
}

const names = {
  car: ['by car', 'en auto', 'Drive', 'Prenez l’auto'],
  train: ['by train', 'en train', 'Take the train', 'Prenez le train'],
  bus: ['by bus', 'en autocar', 'Take the bus', 'Prenez l’autocar'],
  ferry: ['by ferry', 'en traversier', 'Take the ferry', 'Prenez le traversier'],
  flight: ['by air', 'en avion', 'Fly', 'Prenez l’avion'],
} as const

/** What the way costs beside the minutes under way: streets and parking, or an airport at both ends. */
const beside = { car: 30, train: 0, bus: 20, ferry: 10, flight: 40 }

/** Why one goes so. */
function whyOf({ say }: Asking, by: Carrier): string {
  return by === 'train'
    ? say(
        'from centre to centre, with no parking to find. A car pays only where you stop on the way or go on into the country.',
        'de centre à centre, sans stationnement à trouver. L’auto ne vaut la peine que pour s’arrêter en route ou continuer à la campagne.',
      )
    : by === 'car'
      ? say(
          'it is quicker from door to door, and you can stop where you like. Give the car back where you stay in a city.',
          'c’est plus rapide de porte à porte, et on s’arrête où l’on veut. Rendez l’auto là où vous restez en ville.',
        )
      : say('it is the quickest from door to door.', 'c’est le plus rapide de porte à porte.')
}

/** Drive or take the train: the quicker one from door to door, as far as the tables have it. */
function betweenTowns(
  asking: Asking,
  [from, to]: readonly [Town, Town],
  said: readonly Carrier[],
): Said {
  const { say, language, know } = asking
  const km = distanceKm(from, to)
  const known = waysKnown(asking, from, to)
  const options = know(
    said.flatMap((by): Option[] => {
      const row = known.find((one) => one.by === by)
      const isRoad = by === 'car' && (row !== undefined || km < farthestRoad)
      return row || isRoad ? [{ by, minutes: row?.minutes ?? byRoad(km), isEstimate: !row }] : []
    }),
  ).toSorted((a, b) => a.minutes + beside[a.by] - b.minutes - beside[b.by])
  const missing = said.filter((by) => !options.some((one) => one.by === by))
  // A mode that no table has may be the quicker one.
  const best = options.some(({ isEstimate }) => !isEstimate) ? options[0] : undefined
  const told = options.map(({ by, minutes, isEstimate }) =>
    isEstimate
      ? `- ${say('by road: about', 'par la route : environ')} ${lengthText(minutes)}`
      : `- ${say(names[by][0], names[by][1])}: ${say('about', 'environ')} ${lengthText(minutes)}`,
  )
  const [a, b] = [townName(language, from), townName(language, to)]
  const isRoadTold = options.some(({ isEstimate }) => isEstimate)
  return {
    text: [
      best
        ? `**${say(names[best.by][2], names[best.by][3])} (${a} – ${b}):** ${options.length > 1 ? whyOf(asking, best.by) : say('it is the one whose times I know.', 'c’est celui dont je connais la durée.')}`
        : say(
            `**${a} – ${b}: about ${know(Math.round(km / 10) * 10)} km; look up the way.** I know too little of it to say which is better.`,
            `**${a} – ${b} : environ ${know(Math.round(km / 10) * 10)} km ; trajet à vérifier.** J’en sais trop peu pour dire ce qui vaut mieux.`,
          ),
      told.join('\n'),
      missing.length > 0
        ? say(
            `I know no times ${listed(
              'en',
              missing.map((by) => names[by][0]),
            )} there.`,
            `Je n’y connais pas d’horaires ${listed(
              'fr',
              missing.map((by) => names[by][1]),
            )}.`,
          )
        : '',
      say(
        `Rounded, one way${isRoadTold ? '; by road is reckoned from the distance' : ''}. The carriers’ timetables decide.`,
        `Arrondi, pour un aller${isRoadTold ? ' ; par la route, c’est calculé d’après la distance' : ''}. Les horaires des transporteurs décident.`,
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
    sources: journeySources(asking),
  }
}
const farthestRoad = 900

/** A car or none in a region: by what people go there. */
function inRegion(asking: Asking, route: Route, isAlone: boolean): Said {
  const { say, language } = asking
  const name = language === 'fr' ? route.fr : route.en
  const isCar = route.by === 'car'
  const yes = isAlone ? (isCar ? say('Yes: ', 'Oui : ') : say('No: ', 'Non : ')) : ''
  const town = asking.world.town(route.ref)
  const city = town && !isBare(asking, town) ? townName(language, town) : undefined
  return {
    text: `**${yes}${
      isCar
        ? say(`${name} is best by car.`, `${name} se voit mieux en auto.`)
        : say(
            `${name} is easier without a car, ${route.by === 'train' ? 'by train' : route.by === 'flight' ? 'with short flights and transfers' : `by ${route.by}`}.`,
            `${name} se fait mieux sans auto, ${route.by === 'train' ? 'en train' : route.by === 'flight' ? 'avec de courts vols et des transferts' : route.by === 'bus' ? 'en autocar' : 'en traversier'}.`,
          )
    }** ${
      isCar
        ? say(
            `Its places lie apart, and few trains or buses join them.${city ? ` In ${city} itself you need none: take it when you leave.` : ''}`,
            `Ses endroits sont éloignés, et peu de trains ou d’autocars les relient.${city ? ` À ${city} même, elle ne sert à rien : prenez-la en partant.` : ''}`,
          )
        : say(
            'Parking and traffic cost more than they give; rent one only for a day or two in the country.',
            'Stationnement et circulation coûtent plus qu’ils n’apportent ; louez-en une seulement pour un jour ou deux à la campagne.',
          )
    }`,
    sources: journeySources(asking),
  }
}

/** "Should we drive or take the train": by what one goes best, between two towns or in a region. */
function answerCarrier(asking: Asking): Said | undefined {
  const { turn, world } = asking
  const said = carriersIn(asking).only
  const isNeed = asksForCar(asking)
  const isOr = said.length > 1 && weighing.split(',').some((word) => turn.reader.find(word) >= 0)
  if (!isOr && !isNeed) return undefined
  const goals = turn.frame.places.filter(
    ({ role }) => role === 'to' || role === 'near' || role === 'from',
  )
  const route = goals.flatMap((place) => routeOf(place) ?? [])[0]
  const towns = goals.flatMap(({ ref }) => world.town(ref?.split('/')[0] ?? '') ?? [])
  const [from, to] = [...new Map(towns.map((town) => [town.slug, town])).values()]
  const isOfRegion = route !== undefined && (goals.length < 2 || !isOr)
  if (isOfRegion) return inRegion(asking, route, !isOr)
  return from && to && isOr ? betweenTowns(asking, [from, to], said) : undefined
}

/** A question whose answer is a judgement: enough days, drive or train, which airport. */
export function answerVerdict(asking: Asking): Said | undefined {
  const { turn } = asking
  if (!turn.isQuestion || turn.isPast) return undefined
  const gateway = answerGateway(asking)
  if (gateway) turn.reader.takes(weighing)
  if (gateway) return gateway
  const isPlaced = turn.named.places.length > 0 && (!turn.before.plan || turn.edited.has('places'))
  if (!isPlaced || turn.isWeighed) return undefined
  const carrier = answerCarrier(asking)
  if (carrier) turn.reader.takes(`${weighing},need,needs,rent,faut,besoin,necessary,worth,should`)
  if (carrier) return carrier
  const isMany = turn.frame.places.some((place) => routeOf(place)) || goalTowns(asking).length > 1
  const asksDays = turn.topics[0]?.intent.topic === 'days'
  const judges = turn.saysLength && polarityOf(asking) !== undefined
  return isMany && (judges || asksDays) ? answerPace(asking) : undefined
}
const weighing = 'vaut il mieux,or,ou,better,vaut,plutot,rather'

/** A region or country alone: how many days it takes, and how they are shared. */
export function answerRegion(asking: Asking): Said | undefined {
  const { turn } = asking
  const { places } = turn.named
  const isAlone =
    !turn.before.plan &&
    turn.topics.length === 0 &&
    places.length > 0 &&
    places.every(
      (place) => place.role === 'to' && routeOf(place)?.land === undefined && routeOf(place),
    )
  return isAlone && turn.unused().length === 0 ? answerPace(asking) : undefined
}
