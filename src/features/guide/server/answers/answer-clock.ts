import { fold } from '../../domain/fold.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { offsetOf } from './zone-offset.ts'

const clock =
  /time ?zones?|time diff\w*|\bdifference (?:in|of) (?:time|hours?)|difference d heures?|\bhours?(?: \w+)? difference|hours? (?:ahead|behind|earlier|later)|jet ?lag|what time (?:is it|will it be|would it be|it is|do i|should i call)|what s the time|what is the time|\b(?:same|local) time\b|fuseaux?|decalage|quelle heure (?:est|qu|il|y|sera|ca)\b|(?:est|sera|serait|fait) (?:quelle|rendu quelle) heure|meme heure|heure locale|heures? (?:de plus|de moins|d avance|de retard|de difference)/
/** "When it is noon in …", "3 pm Toronto time": an hour that stands for one elsewhere. */
const hourElsewhere =
  /\b(?:when|if|quand|lorsque|si|at|a) (?:it s |it is |y est |il est |c est |its )?(?:noon|midnight|midi|minuit|\d{1,2} ?(?:h\b|am\b|pm\b|a m\b|p m\b|o clock|heures?))/

const clockHour = /\b\d{1,2} ?(?:am|pm|a m|p m|h)\b.{0,120}\b(?:what time|quelle heure)\b/

/** Asks how the clocks of a place stand to those at home or elsewhere. */
export const asksForClock = ({ reading, talk }: Turn): boolean => {
  const { text, towns, countries } = reading
  const places = towns.length + countries.length
  return (
    (clock.test(text) && places + talk.towns.length + talk.countries.length > 0) ||
    (places > 1 &&
      !reading.span.days &&
      (hourElsewhere.test(text) || clockHour.test(text)) &&
      /\btime\b|\bheures?\b/.test(text))
  )
}

const home = { zone: 'America/Toronto', en: 'Toronto and Montréal', fr: 'Toronto et Montréal' }

const hours = (minutes: number) => {
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${whole} h${rest > 0 ? ` ${rest}` : ''}`
}

/** An hour of the message, in minutes from midnight. */
function hourIn(text: string): number | undefined {
  if (/\b(?:noon|midi)\b/.test(text)) return 12 * 60
  if (/\b(?:midnight|minuit)\b/.test(text)) return 0
  const found = /\b(\d{1,2})(?: ?h)?(?: (\d{2}))? ?(am|pm|a m|p m|o clock|heures?|h)?(?= |$)/.exec(
    text.replace(/\b(\d{1,2}) ?h ?(\d{2})\b/g, '$1 $2 h'),
  )
  if (!found || !(found[3] ?? /\d{1,2} ?h\b/.test(text))) return undefined
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)]
  if (hour > 24 || minute > 59) return undefined
  const half = (found[3] ?? '').charAt(0)
  return (
    ((half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour) % 24) * 60 +
    minute
  )
}

interface Clock {
  readonly en: string
  readonly fr: string
  readonly zone: string
  readonly slug?: string
  /** Where the message names it, in words. */
  readonly at: number
}

/** The places whose clocks are asked about, in text order; for a country, its capital. */
function clocksOf({ reading, talk, world }: Turn): { known: Clock[]; unknown: string | undefined } {
  const places = world
    .namesIn(reading.raw, talk.towns)
    .filter(({ kind }) => kind === 'town' || kind === 'country')
  const at = (id: string) => places.find((place) => place.id === id)?.from ?? -1
  const capitalOf = (code: string) => {
    const row = world.country(code)
    const town = row && world.resolve(`${row.capital}, ${row.name}`)
    return town?.slug ?? world.towns.find(({ countryCode }) => countryCode === code)?.slug ?? []
  }
  const named = [
    ...reading.towns.map((slug) => ({ slug, at: at(slug) })),
    ...reading.countries
      .filter((code) => !reading.towns.some((slug) => world.rows(slug)?.town.countryCode === code))
      .flatMap((code) => [capitalOf(code)].flat().map((slug) => ({ slug, at: at(code) }))),
  ].toSorted((a, b) => a.at - b.at)
  const meant =
    named.length > 0
      ? named
      : [...talk.towns.slice(0, 1), ...talk.countries.flatMap((code) => capitalOf(code))]
          .slice(0, 1)
          .map((slug) => ({ slug, at: -1 }))
  const towns = meant.flatMap((one) => {
    const town = world.rows(one.slug)?.town
    return town ? [{ ...one, town }] : []
  })
  return {
    known: towns.flatMap(({ town: { name, nameFr, timeZone, slug }, at: place }) =>
      timeZone ? [{ en: name, fr: nameFr, zone: timeZone, slug, at: place }] : [],
    ),
    unknown: towns.find(({ town }) => !town.timeZone)?.town.name,
  }
}

/** Which of two places the hour belongs to: the one that is named after it, soonest. */
function baseOf({ reading }: Turn, clocks: readonly Clock[]): Clock | undefined {
  const words = fold(reading.raw).split(' ')
  const hour = words.findIndex(
    (word, at) =>
      /^(?:noon|midi|midnight|minuit|\d{1,2}(?:h\d{0,2}|am|pm))$/.test(word) ||
      (/^\d{1,2}$/.test(word) && /^(?:h|am|pm|a|p|o|heures?|\d\d)$/.test(words[at + 1] ?? '')),
  )
  if (hour < 0) return undefined
  return clocks.find(({ at }) => at > hour) ?? clocks.at(-1)
}

const shown = ({ say }: Turn, minutes: number) => {
  const day = Math.floor(minutes / 1440)
  const rest = ((minutes % 1440) + 1440) % 1440
  const next =
    day > 0
      ? say(' the next day', ' le lendemain')
      : day < 0
        ? say(' the day before', ' la veille')
        : ''
  const [hour, minute] = [Math.floor(rest / 60), String(rest % 60).padStart(2, '0')]
  return `${say(`${String(hour).padStart(2, '0')}:${minute}`, `${hour} h${rest % 60 > 0 ? ` ${minute}` : ''}`)}${next}`
}

/** The time difference of a place to another one or to Eastern Canada, on the day asked about. */
export async function answerClock(turn: Turn): Promise<Answer> {
  const { reading, say, language, today } = turn
  const { known, unknown } = clocksOf(turn)
  const base = baseOf(turn, known)
  const [there, other] =
    base && known.length > 1 ? [known.find((one) => one !== base), base] : known
  if (!there)
    return plain(
      say(
        `I don’t know the time zone of ${unknown ?? 'that place'}: it is not in our data.`,
        `Je ne connais pas le fuseau horaire de cet endroit (${unknown ?? '?'}) : il ne figure pas dans nos données.`,
      ),
      { sources: [atlasSource(turn)] },
    )
  const month = reading.dates.months[0]
  const date = reading.dates.start ?? (month ? `2027-${String(month).padStart(2, '0')}-15` : today)
  const from = other ?? home
  const difference = offsetOf(there.zone, date) - offsetOf(from.zone, date)
  const name = there[language]
  const text =
    difference === 0
      ? say(
          `${name} has the same time as ${from.en}`,
          `Il est la même heure à ${name} qu’à ${from.fr}`,
        )
      : say(
          `${name} is ${hours(difference)} ${difference > 0 ? 'ahead of' : 'behind'} ${from.en}`,
          `${name} a ${hours(difference)} ${difference > 0 ? 'd’avance' : 'de retard'} sur ${from.fr}`,
        )
  const hour = hourIn(reading.text)
  const converted =
    hour === undefined
      ? ''
      : say(
          `When it is ${shown(turn, hour)} in ${from.en}, it is ${shown(turn, hour + difference)} in ${name}. `,
          `Quand il est ${shown(turn, hour)} à ${from.fr}, il est ${shown(turn, hour + difference)} à ${name}. `,
        )
  return plain(
    `${converted}${text} ${say(`(time zone ${there.zone}). Summer time can change that by an hour.`, `(fuseau ${there.zone}). L’heure d’été peut changer cela d’une heure.`)}`,
    {
      sources: [atlasSource(turn)],
      talk: there.slug ? { towns: [there.slug] } : {},
    },
  )
}
