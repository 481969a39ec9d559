import { lengthText } from '#platform/shared/length-text.ts'
import { isOpenOn, type Weekday, weekdayName } from '#features/trips/domain/opening-hours.ts'
import { paceNear } from '#platform/shared/city-paces.ts'
import { legBetween } from '#features/trips/domain/travel/leg.ts'
import type { Hours, SightRow } from '../../domain/guide-rows.ts'
import { sightsTool } from '../tools/place-tools.ts'
import { demanding } from '../../domain/known-terrain.ts'
import { type Answer, atlasSource, plain, townMeant, type Turn } from './answer.ts'
import { day, dollars, listed, monthName, townName, weekdayText } from './words.ts'

const townOf = (id: string) => id.split('/')[0] ?? ''
const kinds: readonly (readonly [RegExp, string])[] = [
  [/(?:the|le|du|au) (?:castle|chateau)/, 'castle'],
  [/(?:the|le|au) (?:zoo)/, 'zoo'],
  [/(?:the|l|au) aquarium/, 'aquarium'],
  [/(?:the|la) (?:cathedral|cathedrale)/, 'church'],
]

/** Sights that a message means: by name, by kind in the one town of the talk, or those of before. */
export function sightsMeant({
  reading,
  talk,
  world,
}: Pick<Turn, 'reading' | 'talk' | 'world'>): readonly string[] {
  if (reading.sights.length > 0) return reading.sights
  const town = townMeant({ reading, talk })
  const kind = kinds.find(([pattern]) => pattern.test(reading.text))?.[1]
  const isCalled = ({ name }: SightRow) => Number(name.toLowerCase().includes(kind ?? ''))
  const row =
    kind && town
      ? world
          .rows(town)
          ?.sights.filter(({ category }) => category === kind)
          .toSorted((a, b) => isCalled(b) - isCalled(a) || a.prominence - b.prominence)[0]
      : undefined
  return row ? [row.id] : []
}

const dayList = ({ say }: Turn, days: readonly Weekday[]) =>
  say(
    listed(
      'en',
      days.map((one) => weekdayText('en', one, true)),
    ),
    listed(
      'fr',
      days.map((one) => `le ${weekdayText('fr', one)}`),
    ),
  )

function seasonText({ say }: Turn, { openMonths }: SightRow): string {
  if (!openMonths) return ''
  const [first, last] = [openMonths[0] ?? 1, openMonths.at(-1) ?? 12]
  const shut = Array.from({ length: 12 }, (_, at) => at + 1).filter(
    (month) => !openMonths.includes(month),
  )
  // From autumn over the winter: what is left out says more than the first and the last month.
  if (first === 1 && last === 12 && shut.length > 0)
    return say(
      ` It is closed in ${listed(
        'en',
        shut.map((month) => monthName('en', month)),
      )}.`,
      ` Fermé en ${listed(
        'fr',
        shut.map((month) => monthName('fr', month)),
      )}.`,
    )
  return say(
    ` It opens to visitors from ${monthName('en', first)} to ${monthName('en', last)} only.`,
    ` Ouvert aux visiteurs de ${monthName('fr', first)} à ${monthName('fr', last)} seulement.`,
  )
}

export function hoursText(turn: Turn, row: Hours): string {
  const { say } = turn
  const closed =
    row.closedOn.length > 0
      ? say(`, closed on ${dayList(turn, row.closedOn)}`, `, fermé ${dayList(turn, row.closedOn)}`)
      : ''
  if (!row.opens || !row.closes)
    return say(`open at all hours${closed}`, `ouvert à toute heure${closed}`)
  return say(
    `open ${row.opens} to ${row.closes}${closed}`,
    `ouvert de ${row.opens} à ${row.closes}${closed}`,
  )
}

/** "Yes, it is open on Mondays": the day that was asked about, by date, weekday or month. */
function dayVerdict(turn: Turn, row: SightRow): string {
  const { reading, talk, say } = turn
  const { start, months } = reading.dates
  const weekday = start ? weekdayName(start) : (reading.dates.weekday ?? talk.weekday)
  const month = start ? Number(start.slice(5, 7)) : months[0]
  if (row.openMonths && month && !row.openMonths.includes(month))
    return say(`No, not in ${monthName('en', month)}. `, `Non, pas en ${monthName('fr', month)}. `)
  if (!weekday) return ''
  const when = start
    ? say(
        `on ${day('en', start)}, a ${weekdayText('en', weekday)}`,
        `le ${weekdayText('fr', weekday)} ${day('fr', start)}`,
      )
    : say(`on ${weekdayText('en', weekday, true)}`, `le ${weekdayText('fr', weekday)}`)
  return isOpenOn({ ...row, openMonths: undefined }, { date: start ?? sampleDay[weekday] })
    ? say(`Yes, it is open ${when}; `, `Oui, c’est ouvert ${when} ; `)
    : say(`No, it is closed ${when}; `, `Non, c’est fermé ${when} ; `)
}

/** A date of each weekday, to ask the rule of opening by. */
export const sampleDay: Readonly<Record<Weekday, string>> = {
  sun: '2027-01-03',
  mon: '2027-01-04',
  tue: '2027-01-05',
  wed: '2027-01-06',
  thu: '2027-01-07',
  fri: '2027-01-08',
  sat: '2027-01-09',
}

/** "How far is Versailles?": from the middle of the town it belongs to. */
function farFromCentre({ reading, world, say, language }: Turn, row: SightRow): string {
  const town = world.rows(townOf(row.id))?.town
  if (!town || !/how far|distance|\bloin\b|get to|aller a\b|se rendre/.test(reading.text)) return ''
  const { km, minutes, onFoot, byFerry } = legBetween(town, row, paceNear(town))
  return say(
    `about ${km.toFixed(1)} km from the centre of ${townName(language, town)}, some ${minutes} minutes ${byFerry ? 'with the ferry' : onFoot ? 'on foot' : 'by transit or taxi'} by our estimate; `,
    `à environ ${km.toFixed(1)} km du centre de ${townName(language, town)}, quelque ${minutes} minutes ${byFerry ? 'avec le traversier' : onFoot ? 'à pied' : 'en transport ou en taxi'} d’après notre estimation ; `,
  )
}

function oneSight(turn: Turn, row: SightRow): string {
  const { say, language, world } = turn
  const town = world.rows(townOf(row.id))?.town
  const place = town ? townName(language, town) : ''
  const price =
    row.admission === 'free'
      ? say('admission is free', 'l’entrée est gratuite')
      : say(
          `an adult ticket is about ${dollars(language, row.priceCad)} (our estimate)`,
          `un billet d’adulte coûte environ ${dollars(language, row.priceCad)} (estimation)`,
        )
  const own =
    language === 'fr' && row.localName && /^[\p{Script=Latin}\s'’.-]+$/u.test(row.localName)
      ? row.localName
      : row.name
  const name = own === row.name ? own : `${own} (${row.name})`
  const about =
    language === 'en' && asksWhatItIs.test(turn.reading.text) ? ` ${row.description}` : ''
  const far = farFromCentre(turn, row)
  const daily =
    row.closedOn.length === 0 &&
    /\b(?:clos\w*|shut|ferm\w*|(?:what|which) days?|quels? jours?)\b/.test(turn.reading.text)
      ? say(' every day of the week', ' tous les jours de la semaine')
      : ''
  return `**${name}**, ${row.district}, ${place}: ${far}${dayVerdict(turn, row)}${hoursText(turn, row)}${daily}; ${price}; ${say(`a visit takes about ${lengthText(row.durationMinutes)}`, `la visite prend environ ${lengthText(row.durationMinutes)}`)}.${seasonText(turn, row)}${about}`
}

/** What holidays may change, and which day is one. */
function holidayNote({ reading, say, world }: Turn, countryCode: string | undefined): string {
  const { start, occasion } = reading.dates
  if (!start && occasion)
    return say(
      ' Around that feast the usual hours may differ, so check with the place.',
      ' Autour de cette fête, les heures habituelles peuvent différer ; vérifiez auprès du lieu.',
    )
  if (!start || !countryCode) return ''
  const found = world.holidays(countryCode, start)[0]
  const christmas = start.slice(5) === '12-25' || start.slice(5) === '12-24'
  if (!found && !christmas) return ''
  const name = found?.name ?? say('Christmas', 'Noël')
  return say(
    ` That day is a public holiday (${name}): these are the usual hours, and they may differ, so check with the place.`,
    ` C’est un jour férié (${name}) : ce sont les heures habituelles, elles peuvent différer ; vérifiez auprès du lieu.`,
  )
}

/** A place that stands elsewhere than the question has it. */
function wrongPlace({ reading, say, world, language }: Turn, rows: readonly SightRow[]): string {
  const asked = reading.towns[0]
  const elsewhere = rows.find(({ id }) => asked && townOf(id) !== asked)
  const [here, there] = [
    asked ? world.rows(asked)?.town : undefined,
    elsewhere ? world.rows(townOf(elsewhere.id))?.town : undefined,
  ]
  if (!elsewhere || !here || !there) return ''
  return say(
    `${elsewhere.name} is in ${townName(language, there)}, not in ${townName(language, here)}. `,
    `${elsewhere.name} se trouve à ${townName(language, there)}, pas à ${townName(language, here)}. `,
  )
}

/** What is asked beside hours and the price of an adult, and what we know of it. */
const asides: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:kids?|child(?:ren)?|students?|seniors?|youth|teens?|under \d+|reduced|discount\w*|concession|enfants?|etudiante?s?|aines?|ados?|rabais|tarif reduit|tarifs reduits|moins de \d+)\b(?=.{0,120}\b(?:free|price|prices|pay|cost\w*|ticket\w*|how much|discount\w*|cheaper|gratuit\w*|prix|pai\w*|pay\w*|coute\w*|billets?|combien|rabais|tarif\w*)\b)|\b(?:free|price|pay|cost\w*|ticket\w*|how much|discount\w*|gratuit\w*|prix|pai\w*|coute\w*|billets?|combien|rabais|tarif\w*)\b.{0,120}\b(?:kids?|child(?:ren)?|students?|seniors?|youth|teens?|under \d+|enfants?|etudiante?s?|aines?|ados?|moins de \d+)\b/,
    ' Prices for children, students and seniors I don’t know: we keep the adult price only. Many places let the young in for less or for nothing, so look at its own site.',
    ' Je ne connais pas les prix pour enfants, étudiants et aînés : nous n’avons que celui d’un adulte. Bien des lieux sont gratuits ou moins chers pour les jeunes : voyez son site.',
  ],
  [
    /\b(?:on site|at the (?:door|gate|entrance)|same day|sur place|guichet|book(?:ed|ing)?|reserv\w*|advance|ahead|skip the line|fast track|timed|walk up|line up|sell out|d avance|coupe file|faire la file)\b/,
    ' Whether tickets sell out I can’t see; for the best-known places buy a timed ticket on their own site some days or weeks ahead, above all in high season.',
    ' Je ne vois pas si les billets s’épuisent ; pour les lieux les plus connus, prenez un billet à heure fixe sur leur site quelques jours ou semaines d’avance, surtout en haute saison.',
  ],
  [
    /\b(?:first|1st|last) sunday|premier dimanche|\bfree (?:days?|evenings?|nights?|hours?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b|\b(?:free|gratuit\w*) (?:on|le|les) \w+/,
    ' Days or hours with free entry I don’t know: its own site has them.',
    ' Je ne connais pas les jours ou heures d’entrée gratuite : son site les donne.',
  ],
  [
    /\bhow (?:tall|high|old|big|deep|heavy|many (?:steps|floors|people|paintings))\b|\bheight\b|\blit up\b|\billumin\w*|\bquelle hauteur\b|\bquel age a\b|\bcombien (?:de marches|d etages)\b/,
    ' That particular figure or hour I don’t know of it: its own site has it.',
    ' Ce chiffre ou cette heure-là, je ne les connais pas : son site les donne.',
  ],
  [
    /\b(?:lines?|lineups?|queues?|wait(?:ing)?(?: times?)?|crowd\w*|busy|files?|attente|foules?|achalande\w*)\b/,
    ' How long the lines are I don’t know: I see nothing live. As a rule the first hour and the last two are the calmest, and weekdays calmer than weekends; a timed ticket spares the longest line.',
    ' Je ne sais pas combien on attend : je ne vois rien en direct. En général, la première heure et les deux dernières sont les plus calmes, la semaine plus que la fin de semaine ; un billet à heure fixe évite la plus longue file.',
  ],
  [
    /\b(?:late|evening|night|nocturnes?|tard|soir)\b(?=.{0,120}\b(?:open\w*|which|what|until|hours?|ouv\w*|fois)\b)|\b(?:which|what|quel\w*) (?:night|evening|soir)\w*|\bopen\w* (?:late|at night|in the evening)\b|\bnocturnes?\b/,
    ' Late openings of single evenings I don’t know: I keep one set of usual hours, and its own site has the others.',
    ' Les ouvertures tardives de certains soirs, je ne les connais pas : je n’ai que les heures habituelles, son site donne les autres.',
  ],
  [
    /\b(?:photos?|pictures?|camera|selfie|tripod|filmer|photographier)\b/,
    ' Whether one may take pictures I don’t know: signs and staff there tell.',
    ' Je ne sais pas si les photos sont permises : les affiches et le personnel le disent.',
  ],
]

export const asidesText = ({ reading, say }: Turn): string =>
  asides.flatMap(([words, en, fr]) => (words.test(reading.text) ? [say(en, fr)] : [])).join('')

const asksWhatItIs =
  /\btell me (?:more )?about\b|\bwhat (?:is|s) (?:it|that|(?:the |a )?\w+(?: \w+){0,2})$|\b(?:worth|special|famous|known for|why|describe|history|overrated)\b/

export const factsAtMost = 3

/** How far two sights lie apart, and how one usually gets from one to the other. */
function answerDistance(turn: Turn, a: SightRow, b: SightRow): Answer {
  const { say, language } = turn
  const { km, minutes, onFoot, byFerry, priceCad } = legBetween(a, b, paceNear(a))
  const far = km.toFixed(1)
  return plain(
    onFoot
      ? say(
          `${a.name} and ${b.name} are about ${far} km apart as the crow flies: some ${minutes} minutes on foot.`,
          `${a.name} et ${b.name} sont à environ ${far} km l’un de l’autre à vol d’oiseau : quelque ${minutes} minutes à pied.`,
        )
      : say(
          `${a.name} and ${b.name} are about ${far} km apart as the crow flies: some ${minutes} minutes ${byFerry ? 'with the ferry' : 'by bus or metro'}, about ${dollars(language, priceCad)} each; both are our estimates.`,
          `${a.name} et ${b.name} sont à environ ${far} km l’un de l’autre à vol d’oiseau : quelque ${minutes} minutes ${byFerry ? 'avec le traversier' : 'en transport'}, environ ${dollars(language, priceCad)} par personne ; ce sont des estimations.`,
        ),
    { sources: [atlasSource(turn)], talk: { sights: [a.id, b.id], towns: [townOf(a.id)] } },
  )
}

const betweenThem =
  /\bfar\b|distance|\bloin\b|\b(?:walk|walking|get|go|bus|metro|taxi) (?:from|between)\b|\bapart\b|\bclose to\b|\bnear\b|\b(?:a pied|marche\w*|aller|trajet) (?:de|du|entre|d)\b|\bentre\b/

/** Hours, prices and lengths of visits of sights. */
export async function answerFact(turn: Turn, ids: readonly string[]): Promise<Answer> {
  const { call, world } = turn
  const shown = ids.slice(0, factsAtMost)
  const groups = [...new Set(shown.map(townOf))]
  const rows = (
    await Promise.all(
      groups.map((town) =>
        call(sightsTool, { destination: town, ids: shown.filter((id) => townOf(id) === town) }),
      ),
    )
  ).flat()
  if (betweenThem.test(turn.reading.text) && rows[0] && rows[1])
    return answerDistance(turn, rows[0], rows[1])
  const country = world.rows(groups[0] ?? '')?.town.countryCode
  const weekday = turn.reading.dates.start
    ? weekdayName(turn.reading.dates.start)
    : (turn.reading.dates.weekday ?? turn.talk.weekday)
  return {
    text: `${wrongPlace(turn, rows)}${rows.map((row) => oneSight(turn, row)).join('\n\n')}${holidayNote(turn, country)}${asidesText(turn)}`,
    sources: [atlasSource(turn)],
    talk: { sights: shown, towns: groups, ...(weekday ? { weekday } : {}) },
  }
}

/** Stairs and ramps of a sight are not in the data. */
export async function answerAccess(turn: Turn): Promise<Answer> {
  const { say, world } = turn
  const [id] = sightsMeant(turn)
  const row = world.rows(townOf(id ?? ''))?.sights.find((one) => one.id === id)
  const town = row ? undefined : world.rows(turn.reading.towns[0] ?? '')?.town
  const terrain = town && demanding.get(town.slug)
  const ground = terrain
    ? say(`${town.name}: ${terrain.en}. `, `${town.nameFr} : ${terrain.fr}. `)
    : ''
  if (town)
    return plain(
      ground +
        say(
          `I don’t know which sights of ${town.name} are step-free: our data say nothing about ramps or lifts. Contact a place before you go, or ask the tourist office. Sample hotels with step-free access I can list: ask for them.`,
          `Je ne sais pas quels lieux de cette ville (${town.nameFr}) sont accessibles : nos données ne disent rien des rampes ni des ascenseurs. Appelez le lieu ou l’office de tourisme. Je peux par contre nommer des hôtels d’exemple sans marches.`,
        ),
      { sources: [atlasSource(turn)], talk: { towns: [town.slug] } },
    )
  if (!row)
    return plain(say('Which place do you mean?', 'De quel endroit parlez-vous ?'), {
      question: 'destination',
    })
  return plain(
    say(
      `I don’t know how step-free ${row.name} is: our data say nothing about ramps or lifts at sights. Please contact the place and ask before you go. A visit usually takes ${lengthText(row.durationMinutes)}.`,
      `Je ne sais pas si ce lieu (${row.name}) est accessible : nos données ne disent rien des rampes ni des ascenseurs. Appelez le lieu pour vérifier avant d’y aller.`,
    ),
    { sources: [atlasSource(turn)], talk: { sights: [row.id], towns: [townOf(row.id)] } },
  )
}
