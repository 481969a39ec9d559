import type { Town } from '../../domain/guide-rows.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { townName } from './words.ts'

const clock =
  /time ?zones?|time difference|hours? (?:ahead|behind)|jet ?lag|what time is it|fuseaux?|decalage|quelle heure (?:est|qu|il)|heures? (?:de plus|de moins|d avance|de retard)/

/** Asks how the clocks of a town stand to those at home. */
export const asksForClock = ({ reading, talk }: Turn): boolean =>
  clock.test(reading.text) && reading.towns.length + talk.towns.length > 0

const home = { zone: 'America/Toronto', en: 'Toronto and Montréal', fr: 'Toronto et Montréal' }

/** Minutes before or behind universal time at noon of a day. */
function offsetOf(zone: string, date: string): number {
  const at = new Date(`${date}T12:00:00Z`)
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)
  return Math.round((Date.parse(`${local.replace(' ', 'T')}Z`) - at.getTime()) / 60_000)
}

const hours = (minutes: number) => {
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${whole} h${rest > 0 ? ` ${rest}` : ''}`
}

/** The time difference of a town to another one or to Eastern Canada, on the day asked about. */
export async function answerClock(turn: Turn): Promise<Answer> {
  const { reading, talk, world, say, language, today } = turn
  const named = reading.towns.length > 0 ? reading.towns : talk.towns
  const towns = named.flatMap((slug) => world.rows(slug)?.town ?? [])
  const zoned = towns.filter((town): town is Town & { timeZone: string } => Boolean(town.timeZone))
  const [there, other] = zoned
  if (!there)
    return plain(
      say(
        `I don’t know the time zone of ${towns[0]?.name ?? 'that place'}: it is not in our data.`,
        `Je ne connais pas le fuseau horaire de cet endroit (${towns[0]?.nameFr ?? '?'}) : il ne figure pas dans nos données.`,
      ),
      { sources: [atlasSource(turn)] },
    )
  const month = reading.dates.months[0]
  const date = reading.dates.start ?? (month ? `2027-${String(month).padStart(2, '0')}-15` : today)
  const base = other ? { zone: other.timeZone, en: other.name, fr: other.nameFr } : home
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
  return plain(
    `${text} ${say(`(time zone ${there.timeZone}). Summer time can change that by an hour.`, `(fuseau ${there.timeZone}). L’heure d’été peut changer cela d’une heure.`)}`,
    { sources: [atlasSource(turn)], talk: { towns: [there.slug] } },
  )
}
