import type { TownRows } from '../../domain/guide-rows.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { asksForPlan } from '../understand/read-topic.ts'
import { listed, townName } from './words.ts'

const howMany =
  /\bhow (?:many days|long)\b(?=.{0,120}\b(?:need|spend|stay|enough|should|worth|recommend\w*|ideal|do (?:i|we|you)|is good|for|in)\b)|\bhow many (?:days|nights)\b|\bcombien de (?:jours?|nuits?|temps)\b(?=.{0,120}\b(?:faut|prevoir|rester|passer|assez|ideal|conseill\w*|prend|besoin|pour)\b)|\bnumber of days\b/
const enough =
  /\b(?:enough|too (?:long|much|many|short|little|few)|sufficient|rushed|assez|suffi\w*|trop (?:long|court|peu|de jours)|overkill|worth (?:it|staying)|realistic|doable|correct)\b/

const notAboutDays =
  /\b(?:flights?|fly|visas?|passports?|passeports?|train|drive|line|queue|jet ?lag|avion|vols?|auto|file|visit take|tickets?|billets?|open|museum|musee|budget|money|argent|allowed|(?:can|may|puis|peut|peux)(?: \w+){0,3} (?:stay|remain|rester)|ahead|advance|d avance)\b/

/** Of so many nights as many days are whole. */
const nightsIn = (text: string): number | undefined => {
  const found = /\b(\d{1,2}) (?:nights?|nuits?)\b/.exec(text)?.[1]
  return found ? Number(found) : undefined
}

/** Asks how many days a place needs, or whether so many are enough for it. */
export const asksDays = ({ reading, talk }: Turn): boolean => {
  const { text, span, money, towns, countries, sights, businesses } = reading
  if (money.length > 0 || sights.length + businesses.length > 0 || notAboutDays.test(text))
    return false
  // "And how long do people stay?", of the sight before.
  if (talk.topic === 'fact' && towns.length + countries.length === 0) return false
  const places = towns.length + countries.length + talk.towns.length + talk.countries.length
  if (places === 0 || asksForPlan(text)) return false
  if (span.days === undefined && nightsIn(text) === undefined) return howMany.test(text)
  return (
    enough.test(text) &&
    /\b(?:is|are|isn t|would|will|do you think|c est|est ce|ca|trop|assez|enough|too)\b/.test(text)
  )
}

const sightMinutesADay = 6 * 60

interface Need {
  readonly name: string
  readonly days: number
  readonly sights: number
  readonly hours: number
}

/** How many days the best-known sights of a town fill. */
function needOf({ language }: Turn, { town, sights }: TownRows): Need {
  const best = sights.filter(({ prominence }) => prominence === 1)
  const minutes = best.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)
  return {
    name: townName(language, town),
    days: Math.max(1, Math.round(minutes / sightMinutesADay)),
    sights: best.length,
    hours: Math.round(minutes / 60),
  }
}

/** Whether the days that were named are enough. */
function verdictOf({ reading, say }: Turn, days: number, isOne: boolean): string {
  const asked = reading.span.days ?? nightsIn(reading.text)
  if (!asked) return ''
  if (asked >= days + 3 && isOne)
    return say(
      `${asked} days are more than the main sights take: room for day trips and idle hours. `,
      `${asked} jours, c’est plus que ne prennent les lieux principaux : il reste du temps pour des excursions et pour flâner. `,
    )
  if (asked >= days)
    return say(`Yes, ${asked} days are enough. `, `Oui, ${asked} jours suffisent. `)
  const count = say(asked === 1 ? 'day' : 'days', asked === 1 ? 'jour' : 'jours')
  return asked === days - 1
    ? say(
        `Yes, for the highlights, though ${asked} ${count} ${asked === 1 ? 'is' : 'are'} tight. `,
        `Oui, pour l’essentiel, mais ${asked} ${count}, c’est serré. `,
      )
    : say(
        `Not for everything: with ${asked} ${count} you choose among the highlights. `,
        `Pas pour tout : en ${asked} ${count}, il faut choisir. `,
      )
}

/** By what the days are counted. */
function whyText({ say }: Turn, needs: readonly Need[]): string {
  const [only, ...others] = needs
  if (only && others.length === 0)
    return say(
      `its ${only.sights} best-known sights take some ${only.hours} hours, at six hours of sights a day`,
      `ses ${only.sights} lieux les plus connus prennent quelque ${only.hours} heures, à six heures de visites par jour`,
    )
  const en = needs.map((need) => `${need.days} for ${need.name}`)
  const fr = needs.map((need) => `${need.days} pour ${need.name}`)
  return say(
    `${listed('en', en)}, and a day for the ways between them; only these are in our atlas`,
    `${listed('fr', fr)}, et une journée de trajet entre eux ; notre atlas n’a que ces endroits`,
  )
}

/** The days of a town, or of the towns of a country with a day for each way between them; a verdict where so many were named. */
export async function answerDays(turn: Turn): Promise<Answer> {
  const { reading, talk, world, say, language } = turn
  const [code] = reading.countries
  const named =
    reading.towns.length > 0
      ? reading.towns
      : code
        ? world.planned.filter(({ countryCode }) => countryCode === code).map(({ slug }) => slug)
        : talk.towns.slice(0, 1)
  const all = named.flatMap((slug) => world.rows(slug) ?? [])
  const known = all.filter(({ sights }) => sights.length > 0)
  const place =
    reading.towns.length === 0 && code
      ? world.countryName(code, language)
      : listed(
          language,
          all.map(({ town }) => townName(language, town)),
        )
  const kept = {
    sources: [atlasSource(turn)],
    talk: { towns: named.slice(0, 2), ...(code ? { countries: [code] } : {}) },
  }
  if (known.length === 0 || known.length < all.length)
    return plain(
      say(
        `How many days ${place} needs I can’t tell: its sights are not in our atlas. Guidebooks and its tourist office say what there is; I can tell you the weather and what a day costs there.`,
        `Je ne peux pas dire combien de jours il faut pour ${place} : ses lieux ne figurent pas dans notre atlas. Les guides et l’office de tourisme disent ce qu’il y a ; je peux donner le climat et le coût d’une journée.`,
      ),
      kept,
    )
  const needs = known.map((rows) => needOf(turn, rows))
  const days = needs.reduce((sum, need) => sum + need.days, 0) + (needs.length - 1)
  const why = whyText(turn, needs)
  const verdict = verdictOf(turn, days, needs.length === 1)
  return plain(
    `${verdict}${say(`About ${days} ${days === 1 ? 'day' : 'days'} for ${place}: ${why}.`, `Environ ${days} ${days === 1 ? 'jour' : 'jours'} pour ${place} : ${why}.`)} ${say('Tell me how many you have and I lay them out.', 'Dites-moi combien vous en avez et je les détaille.')}`,
    kept,
  )
}
