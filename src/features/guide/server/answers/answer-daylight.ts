import { lengthText } from '#platform/shared/length-text.ts'
import { timeOf } from '#platform/shared/time-of-day.ts'
import { sunTimes } from '../../domain/sun.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { day, monthName, townName } from './words.ts'
import { offsetOf } from './zone-offset.ts'

const asks =
  /\b(?:sun ?sets?|sun ?rises?|sunsets?|sunrises?)\b(?=.{0,120}\b(?:time|when|hour|early|late)\b)|\b(?:when|what time|how (?:early|late))\b.{0,120}\b(?:sun ?sets?|sun ?rises?|sun (?:go|come|goes|comes)|sunsets?|sunrises?|get(?:s|ting)? dark|dark|light out|get light)\b|\bdaylight\b(?! sav\w*)|\bhours? of (?:sun ?light|light|darkness|sun)\b|\bhow (?:long|short|many hours) (?:are|is) (?:the |a )?days?\b|\b(?:lever|coucher) (?:du|de) soleil\b(?=.{0,120}\b(?:heure|quand)\b)|\b(?:heure|quand)\b.{0,120}\b(?:(?:lever|coucher) (?:du|de) soleil|soleil (?:se )?(?:couche|leve)|se (?:couche|leve) le soleil|fait (?:noir|nuit|sombre|clair))\b|\bsoleil se (?:couche|leve)\b|\bheures? de (?:clarte|lumiere|jour|noirceur|soleil)\b/

/** Asks when the sun rises or sets, or how long the day is. */
export const asksForDaylight = ({ reading, talk }: Turn): boolean =>
  asks.test(reading.text) &&
  !reading.span.days &&
  reading.towns.length + reading.countries.length + talk.towns.length > 0

/** The town that is meant; of a country its capital. */
function townMeant({ reading, talk, world }: Turn) {
  const capital = world.country(reading.countries[0] ?? '')?.capital
  const slug =
    reading.towns[0] ?? (capital ? world.resolve(capital)?.slug : undefined) ?? talk.towns[0]
  return slug ? world.rows(slug)?.town : undefined
}

/** Sunrise, sunset and the length of the day, reckoned for the day or the middle of the month asked about. */
export async function answerDaylight(turn: Turn): Promise<Answer> {
  const { reading, talk, say, language, today } = turn
  const town = townMeant(turn)
  if (!town?.timeZone)
    return plain(say('For which place?', 'Pour quel endroit ?'), { question: 'destination' })
  const month = reading.dates.months[0] ?? (reading.towns.length > 0 ? undefined : talk.month)
  const date = reading.dates.start ?? (month ? `2027-${String(month).padStart(2, '0')}-15` : today)
  const name = townName(language, town)
  const when =
    reading.dates.start || !month
      ? say(`On ${day('en', date)}`, `Le ${day('fr', date)}`)
      : say(`In mid-${monthName('en', month)}`, `À la mi-${monthName('fr', month)}`)
  const found = sunTimes(town, date)
  const kept = { sources: [atlasSource(turn)], talk: { towns: [town.slug] } }
  if (typeof found === 'string')
    return plain(
      found === 'up'
        ? say(
            `${when} the sun does not set in ${name}: it stays light all night.`,
            `${when}, le soleil ne se couche pas à ${name} : il fait clair toute la nuit.`,
          )
        : say(
            `${when} the sun does not rise in ${name}; around noon there is twilight.`,
            `${when}, le soleil ne se lève pas à ${name} ; vers midi, c’est le crépuscule.`,
          ),
      kept,
    )
  const offset = offsetOf(town.timeZone, date)
  const local = (minutes: number) => timeOf((Math.round(minutes + offset) + 2880) % 1440)
  const [rises, sets] = [local(found.rises), local(found.sets)]
  const length = lengthText(Math.round(found.sets - found.rises))
  return plain(
    say(
      `${when} the sun rises in ${name} about ${rises} and sets about ${sets}, local time: ${length} of daylight. That is reckoned from its place on the map, good to a few minutes; mountains are not counted.`,
      `${when}, à ${name}, le soleil se lève vers ${rises} et se couche vers ${sets}, heure locale : ${length} de clarté. C’est un calcul d’après la position, à quelques minutes près, sans les montagnes.`,
    ),
    kept,
  )
}
