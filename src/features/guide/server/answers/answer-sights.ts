import type { SightRow, Town } from '../../domain/guide-rows.ts'
import { sightsTool } from '../tools/place-tools.ts'
import { type Answer, atlasSource, plain, townMeant, type Turn } from './answer.ts'
import { asidesText, factsAtMost, hoursText, sampleDay } from './answer-fact.ts'
import { indoors } from './indoors.ts'
import { forChildren } from './for-children.ts'
import { interestsIn, rowsShowing } from './interest-words.ts'
import { dollars, townName } from './words.ts'

const listedAtMost = 8
const fewest = 3

/** The day that was asked about, or any of its weekday. */
function openOnOf({ reading: { dates } }: Turn): { openOn?: string } {
  const date = dates.start ?? (dates.weekday && sampleDay[dates.weekday])
  return date ? { openOn: date } : {}
}

/** Asks what to do on a wet day. */
export const asksIndoors = ({ reading: { text, dates } }: Turn): boolean =>
  /\brain\w*|\bwet\b|pleu\w*|pluie|mouille/.test(text) &&
  /\b(?:do|see|visit|activit\w+|things|anything|something|fun|ideas?|idees?|amus\w*|quoi|faire|fait quoi|on fait|voir|visiter|occuper)\b/.test(
    text,
  ) &&
  dates.months.length === 0

/** What shows an interest that is no kind of sight: sights and sample activities. */
function showing(turn: Turn, town: Town): Answer | undefined {
  const { reading, say, language, world } = turn
  const [interest] = reading.tastes.likes.length > 0 ? [] : interestsIn(reading.text)
  if (!interest) return undefined
  const name = townName(language, town)
  const found = rowsShowing(world, [town.slug], interest).slice(0, listedAtMost)
  const lines = found.map(
    ({ name: row, sample }) => `- **${row}**${sample ? ` (${say('sample', 'exemple')})` : ''}`,
  )
  const [en, fr] = [interest.en, interest.fr]
  return plain(
    lines.length > 0
      ? `${say(`For ${en} in ${name}:`, `Pour ${fr} à ${name} :`)}\n\n${lines.join('\n')}`
      : say(
          `I know of nothing for ${en} in ${name}: our atlas has none.`,
          `Je ne connais rien pour ${fr} à ${name} : notre atlas n’en a pas.`,
        ),
    { sources: [atlasSource(turn)], talk: { towns: [town.slug] } },
  )
}

const withChildren =
  /\b(?:kids?|child(?:ren)?|famil\w+|toddlers?|bab(?:y|ies)|teens?|teenagers?|enfants?|bebes?|ados?|flos|tout petits?|\d{1,2} (?:yr|year)s? olds?)\b/
/** By which descriptions of other sights show that they are for children too. */
const youngWords = /\b(?:child\w*|famil\w+|kids?|dinosaurs?|hands-on)\b/i

/** Those that the message does not rule out; for children what they like, where there is enough of it. */
function fitting(turn: Turn, all: readonly SightRow[], young: boolean): readonly SightRow[] {
  const { reading } = turn
  const { avoid } = reading.tastes
  const rainy = asksIndoors(turn)
  const found = all.filter(
    (row) =>
      !reading.sights.includes(row.id) &&
      (!rainy || indoors.has(row.category)) &&
      !avoid.includes(row.category) &&
      !(avoid.includes('museum') && /\bmuseums?\b|\bmus[eé]es?\b/i.test(row.name)),
  )
  const forYoung = found.filter(
    ({ category, description }) => forChildren.has(category) || youngWords.test(description),
  )
  return young && forYoung.length >= fewest ? forYoung : found
}

/** Sights of a town, those of the kinds that were asked for, the best known first. */
export async function answerSights(turn: Turn): Promise<Answer> {
  const { reading, world, call, say, language } = turn
  const slug = townMeant(turn)
  const town = slug ? world.rows(slug)?.town : undefined
  if (!slug || !town)
    return plain(say('Which town do you mean?', 'De quelle ville parlez-vous ?'), {
      question: 'destination',
    })
  const name = townName(language, town)
  const place = town.region && !town.covered ? `${name}, ${town.region}` : name
  if (world.rows(slug)?.sights.length === 0)
    return plain(
      say(
        `I have no sights on record for ${place}, ${town.country}: nobody has written about it in our atlas yet. I can look for sample hotels and flights there.`,
        `Je n’ai pas d’information sur les visites à ${place} (${town.country}) : cet endroit ne figure pas encore dans notre atlas. Je peux chercher des hôtels d’exemple et des vols.`,
      ),
      { sources: [atlasSource(turn)], talk: { towns: [slug] } },
    )
  const free = /free|gratuit|gratis|don t charge|no charge|rien a payer|sans payer/.test(
    reading.text,
  )
  const shownFor = showing(turn, town)
  if (shownFor) return shownFor
  const { likes } = reading.tastes
  const all = await call(sightsTool, {
    destination: slug,
    ...(likes.length > 0 ? { categories: [...likes] } : {}),
    ...(free ? { free } : {}),
    ...openOnOf(turn),
  })
  const young = likes.length === 0 && withChildren.test(reading.text)
  const found = fitting(turn, all, young)
  const shown = found.toSorted((a, b) => a.prominence - b.prominence).slice(0, listedAtMost)
  if (shown.length === 0)
    return plain(
      say(`I know of none of that kind in ${name}.`, `Je n’en connais pas de ce genre à ${name}.`),
      { sources: [atlasSource(turn)], talk: { towns: [slug] } },
    )
  const asides = asidesText(turn)
  const lines = shown.map(
    (row) =>
      `- **${row.name}**, ${row.district}: ${hoursText(turn, row)}; ${row.admission === 'free' ? say('free', 'gratuit') : `${say('about', 'environ')} ${dollars(language, row.priceCad)}`}`,
  )
  return {
    text: `${young ? say(`With children in ${name}:`, `Avec des enfants à ${name} :`) : say(`In ${name}:`, `À ${name} :`)}\n\n${lines.join('\n')}${asides ? `\n\n${asides.trim()}` : ''}`,
    sources: [atlasSource(turn)],
    talk: {
      towns: [slug],
      sights: shown.map(({ id }) => id).slice(0, factsAtMost),
      listed: shown.map(({ id }) => id),
    },
  }
}
