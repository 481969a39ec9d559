import { lengthText } from '#platform/shared/length-text.ts'
import { sunTimes } from '../../domain/sun.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { generally } from '../from-atlas/more-climates.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import { weatherTool } from '../tools/place-tools.ts'
import {
  type Asking,
  atlasSource,
  goalCountries,
  goalTowns,
  monthOf,
  type Said,
  townsMeant,
  whichPlace,
} from './answer.ts'
import { textFor } from './answer-text.ts'
import { clothes } from './what-to-pack.ts'
import { day, listed, monthName, townName } from './words.ts'
import { offsetOf } from './zone-offset.ts'

interface Usual {
  /** No station's figures. */
  readonly isGeneral: boolean
  readonly high: number
  readonly low: number
  readonly rain: number
  readonly sea: number | undefined
}

async function usualOf({ call }: Asking, town: Town, month: number): Promise<Usual | undefined> {
  const { climate } = await call(weatherTool, { destination: town.slug, month })
  const at = month - 1
  const [high, low, rain] = [climate?.highC[at], climate?.lowC[at], climate?.rainDays[at]]
  return high === undefined || low === undefined || rain === undefined
    ? undefined
    : { high, low, rain, sea: climate?.seaC?.[at], isGeneral: climate?.station === generally }
}

const weatherSource = (asking: Asking, usual: readonly Usual[]) =>
  usual.length > 0 && usual.every(({ isGeneral }) => isGeneral)
    ? placeNotesSource
    : atlasSource(asking)

/** Below freezing it does not rain. */
function sentence(
  { say, language }: Asking,
  town: Town,
  month: number,
  { high, low, rain, sea }: Usual,
): string {
  const wet = high <= 1 ? say('snow') : low < -2 && high < 6 ? say('rain or snow') : say('rain')
  const water =
    sea === undefined
      ? ''
      : say(
          ` The sea has about ${sea} °C${sea < 19 ? ': cold for a swim' : sea >= 23 ? ': warm enough to swim' : ': fresh, but people swim'}.`,
          ` La mer est à environ ${sea} °C${sea < 19 ? ' : froide pour se baigner' : sea >= 23 ? ' : assez chaude pour se baigner' : ' : fraîche, mais on s’y baigne'}.`,
        )
  return say(
    `**${townName(language, town)}** in ${monthName('en', month)}: highs of ${high} °C, lows of ${low} °C, ${rain === 0 ? 'hardly any rain' : `${wet} on about ${rain} ${rain === 1 ? 'day' : 'days'}`}.${water}`,
    `**${townName(language, town)}** en ${monthName('fr', month)} : maximums de ${high} °C, minimums de ${low} °C, ${rain === 0 ? 'presque pas de pluie' : `${wet} environ ${rain} ${rain === 1 ? 'jour' : 'jours'}`}.${water}`,
  )
}

const hotC = 29
const coldC = 3

/** "Is it too hot": what the figures mean for a day out. */
function comfortOf({ turn: { reader }, say }: Asking, usual: Usual | undefined): string {
  const isAsked = ['hot', 'cold', 'chaud', 'froid', 'humid'].some((word) => reader.find(word) >= 0)
  if (!isAsked || !usual) return ''
  if (usual.high >= hotC)
    return say(
      '\n\nThat is hot, for small children and older people above all: go out early and late, rest at midday, look for shade and water.',
    )
  return usual.high <= coldC
    ? say('\n\nThat is cold: dress in layers.')
    : say('\n\nThat is neither very hot nor very cold.')
}

/** Usual weather of the month, for each town that is meant. */
export async function answerWeather(asking: Asking): Promise<Said | undefined> {
  const { say, language, today } = asking
  const towns = townsMeant(asking)
  if (towns.length === 0) return goalCountries(asking).length > 0 ? undefined : whichPlace(asking)
  const month = monthOf(asking)
  const told: { town: Town; usual: Usual }[] = []
  const lines: string[] = []
  for (const town of towns) {
    const { months } = asking.turn
    const asked = months.length > 1 ? months : month ? [month] : [1, 4, 7, 10]
    for (const one of asked) {
      const usual = await usualOf(asking, town, one)
      if (!usual) continue
      told.push({ town, usual })
      lines.push(sentence(asking, town, one, usual))
    }
  }
  if (lines.length === 0) return undefined
  const ofMonth = month ? told : []
  const warmest = ofMonth.toSorted((a, b) => b.usual.high - a.usual.high)[0]
  const compared =
    ofMonth.length > 1 && warmest
      ? say(
          `\n\n${townName(language, warmest.town)} is the warmer one then.`,
          `\n\n${townName(language, warmest.town)} est alors la plus chaude.`,
        )
      : ''
  const start = asking.turn.frame.span?.start
  const verdict = comfortOf(asking, ofMonth[0]?.usual)
  const isSoon =
    start !== undefined && start !== null && start <= `${today.slice(0, 8)}31` && start >= today
  const forecast = isSoon
    ? say('\n\nThat is what is usual: a forecast of the day I don’t have.')
    : ''
  return {
    text: lines.join('\n\n') + compared + verdict + forecast,
    sources: [
      weatherSource(
        asking,
        told.map(({ usual }) => usual),
      ),
    ],
  }
}

export async function answerPacking(asking: Asking): Promise<Said | undefined> {
  const { say } = asking
  const [town] = townsMeant(asking)
  if (!town) return whichPlace(asking)
  const month = monthOf(asking)
  const custom = textFor(asking, 'manners')
  const asksDress = ['dress', 'dresses', 'wear', 'habille', 'habiller'].some(
    (word) => asking.turn.reader.find(word) >= 0,
  )
  if (!month && custom && asksDress) return custom
  if (!month)
    return {
      text:
        (custom ? `${custom.text}\n\n` : '') +
        say(
          `In which month do you go to ${town.name}?`,
          `En quel mois allez-vous à ${town.nameFr} ?`,
        ),
      sources: custom?.sources ?? [],
      question: 'dates',
      choices: [4, 7, 12].map((one) => ({
        label: monthName(asking.language, one),
        message: say(`in ${monthName('en', one)}`, `en ${monthName('fr', one)}`),
      })),
    }
  const usual = await usualOf(asking, town, month)
  if (!usual) return custom
  const isBeside = asking.turn.topics.some(({ intent }) => intent.topic === 'weather')
  return {
    // Beside the weather itself only what to put on is new.
    text: (isBeside ? '' : sentence(asking, town, month, usual)) + clothes(say, usual),
    sources: [weatherSource(asking, [usual])],
  }
}

/** The months in which a place is at its best, and when rooms cost most and least. */
const quietWords = /^(?:cheap|crowd|quiet|busy|busiest|touristy|moins|basse|low)/

/** When to go: the months that are best, and those in which rooms cost least. */
export async function answerSeason(asking: Asking): Promise<Said | undefined> {
  const { say, language } = asking
  const [town] = townsMeant(asking)
  if (!town) return goalCountries(asking).length > 0 ? undefined : whichPlace(asking)
  if (town.bestMonths.length === 0) return undefined
  const names = (months: readonly number[]) =>
    listed(
      language,
      months.map((month) => monthName(language, month)),
    )
  const { peakMonths = [], lowMonths = [] } = town
  const { months, own, edited } = asking.turn
  const month = monthOf(asking)
  // "Which month is driest", after July: July is not asked about.
  const isOther = own[0]?.intent.topic === 'season' && !edited.has('span')
  const judged = months.length > 0 ? months : month && !isOther ? [month] : []
  const verdict = judged
    .map((one) =>
      town.bestMonths.includes(one)
        ? say(
            `${monthName('en', one)} is one of the good months. `,
            `${monthName('fr', one)} fait partie des bons mois. `,
          )
        : say(
            `${monthName('en', one)} is not among the best months. `,
            `${monthName('fr', one)} n’est pas parmi les meilleurs mois. `,
          ),
    )
    .join('')
  const best = say(
    `For ${town.name} the best months are ${names(town.bestMonths)}.`,
    `Pour ${town.nameFr}, les meilleurs mois sont ${names(town.bestMonths)}.`,
  )
  const asksRooms = asking.turn.reader.tokens.some(({ text }) => quietWords.test(text))
  const untold =
    asksRooms && lowMonths.length === 0
      ? say(
          'When it is cheapest or least crowded there I don’t know. ',
          'Quand c’est le moins cher ou le moins fréquenté, je ne le sais pas. ',
        )
      : ''
  const rooms =
    lowMonths.length > 0
      ? say(
          ` Rooms cost least in ${names(lowMonths)} and most in ${names(peakMonths)}.`,
          ` Les chambres coûtent le moins en ${names(lowMonths)} et le plus en ${names(peakMonths)}.`,
        )
      : ''
  return {
    text: untold + verdict + best + rooms,
    sources: [atlasSource(asking)],
  }
}

const home = { zone: 'America/Toronto', en: 'Toronto and Montréal', fr: 'Toronto et Montréal' }

const hours = (minutes: number): string => lengthText(Math.abs(minutes))

/** Time difference of a place to another one, or to Eastern Canada. */
export async function answerClock(asking: Asking): Promise<Said | undefined> {
  const { say, language, turn, today, world } = asking
  const towns = townsMeant(asking).filter(({ timeZone }) => timeZone)
  const from = turn.frame.places.find(({ role }) => role === 'from')
  const [there] = towns
  const other = (from?.ref ? world.town(from.ref) : undefined) ?? towns[1]
  if (!there?.timeZone) return goalTowns(asking).length > 0 ? undefined : whichPlace(asking)
  const date = turn.frame.span?.start ?? today
  const base = other?.timeZone ? { zone: other.timeZone, en: other.name, fr: other.nameFr } : home
  const difference = offsetOf(there.timeZone, date) - offsetOf(base.zone, date)
  const name = townName(language, there)
  const text =
    difference === 0
      ? say(
          `${name} has the same time as ${base.en}`,
          `Il est la même heure à ${name} qu’à ${base.fr}`,
        )
      : say(
          `${name} is ${hours(difference)} ${difference > 0 ? 'ahead of' : 'behind'} ${base.en}`,
          `${name} a ${hours(difference)} ${difference > 0 ? 'd’avance' : 'de retard'} sur ${base.fr}`,
        )
  return {
    text: `${text} ${say(`on ${day('en', date)} (time zone ${there.timeZone}).`, `le ${day('fr', date)} (fuseau ${there.timeZone}).`)}`,
    sources: [atlasSource(asking)],
  }
}

const clockText = (minutes: number): string => {
  const rest = ((Math.round(minutes) % 1440) + 1440) % 1440
  return `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`
}

export async function answerDaylight(asking: Asking): Promise<Said | undefined> {
  const { say, language, today } = asking
  const [town] = townsMeant(asking)
  if (!town) return whichPlace(asking)
  if (!town.timeZone) return undefined
  const month = monthOf(asking)
  const next = month
    ? `${Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)}-${String(month).padStart(2, '0')}-15`
    : today
  const date = asking.turn.frame.span?.start ?? next
  const sun = sunTimes(town, date)
  const name = townName(language, town)
  if (sun === 'up' || sun === 'down')
    return {
      text:
        sun === 'up'
          ? say(
              `In ${name} the sun does not set on ${day('en', date)}.`,
              `À ${name}, le soleil ne se couche pas le ${day('fr', date)}.`,
            )
          : say(
              `In ${name} the sun does not rise on ${day('en', date)}.`,
              `À ${name}, le soleil ne se lève pas le ${day('fr', date)}.`,
            ),
      sources: [atlasSource(asking)],
    }
  const offset = offsetOf(town.timeZone, date)
  const [rises, sets] = [clockText(sun.rises + offset), clockText(sun.sets + offset)]
  const length = lengthText(Math.round((sun.sets - sun.rises + 1440) % 1440))
  return {
    text: say(
      `In ${name} the sun rises about ${rises} and sets about ${sets} on ${day('en', date)}: ${length} of daylight.`,
      `À ${name}, le soleil se lève vers ${rises} et se couche vers ${sets} le ${day('fr', date)} : ${length} de clarté.`,
    ),
    sources: [
      {
        ...atlasSource(asking),
        name: say('Solar equations of NOAA'),
      },
    ],
  }
}
