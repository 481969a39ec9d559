import { holidayNameFr } from '../../domain/holiday-names.ts'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { asksForPlan } from '../understand/read-topic.ts'
import { type Answer, atlasSource, plain, townMeant, type Turn } from './answer.ts'
import { day, listed, townName } from './words.ts'

export const outOfScope = ({ say }: Turn): Answer =>
  plain(
    say(
      'I can’t help with that: I plan trips and answer travel questions. Ask me about a place, a price or a day.',
      'Je ne peux pas vous aider là-dessus : je m’occupe de voyages. Demandez-moi un endroit, un prix ou une journée.',
    ),
  )

export const health = ({ say }: Turn): Answer =>
  plain(
    say(
      'I’m not a doctor and can’t advise on medicine. A travel clinic, your doctor or a pharmacist can, best six weeks before you leave.',
      'Je ne suis pas médecin et ne peux pas vous aider sur ce point : ce n’est pas de mon ressort. Une clinique santé-voyage, votre médecin ou un pharmacien le peut.',
    ),
  )

export const delay = ({ say }: Turn): Answer =>
  plain(
    say(
      'I can’t tell: I have no live flight data. The airline and the airport show the state of your flight on their sites.',
      'Je ne peux pas le savoir : je n’ai pas de données en direct. La compagnie aérienne et l’aéroport l’affichent sur leurs sites.',
    ),
  )

export function live(turn: Turn): Answer {
  const { say, reading } = turn
  return plain(
    say(
      'I don’t know: I see nothing live, neither lines, crowds nor the weather of today. Early in the morning and late in the afternoon are usually quieter.',
      'Je ne sais pas : je ne vois rien en direct, ni files, ni foules, ni le temps du jour. Tôt le matin et en fin d’après-midi, c’est souvent plus calme.',
    ),
    {
      talk:
        reading.sights.length > 0
          ? {
              sights: reading.sights.slice(0, 3),
              towns: reading.sights.slice(0, 1).map((id) => id.split('/')[0] ?? ''),
            }
          : {},
    },
  )
}

/** The town or country of a message or its talk, by name. */
function placeOf({ reading, talk, world, language }: Turn): string | undefined {
  const town = world.rows(townMeant({ reading, talk }) ?? '')?.town
  const [code] = reading.countries
  if (town && (reading.towns.length > 0 || !code)) return townName(language, town)
  return code && world.countryName(code, language)
}

/** What our data do not say about a business. */
export function gossip(turn: Turn): Answer {
  const { say, reading, world } = turn
  const [named] = reading.businesses
  const rows = world.rows(named?.id.split('/')[0] ?? '')
  const place = placeOf(turn)
  const row =
    rows &&
    [...rows.hotels, ...rows.restaurants, ...rows.activities].find(({ id }) => id === named?.id)
  return plain(
    row
      ? say(
          `I don’t know: I have no information of that kind about ${row.name}. It is a sample from our catalogue, not a real business.`,
          `Je ne sais pas : je n’ai pas d’information de ce genre sur ${row.name}. C’est un exemple de notre catalogue, pas un vrai commerce.`,
        )
      : say(
          `I don’t know${place ? ` that about ${place}` : ''}: I have no information of that kind. How safe a place is, your government’s travel advice says (for Canadians travel.gc.ca); the people at your hotel know the streets around it.`,
          `Je ne sais pas${place ? ` cela sur ${place}` : ''} : je n’ai pas d’information de ce genre. Pour la sécurité, consultez les conseils aux voyageurs du gouvernement (pour les Canadiens, voyage.gc.ca) ; votre hôtel connaît le quartier.`,
        ),
    {
      sources: [atlasSource(turn)],
      talk: reading.towns.length > 0 ? { towns: reading.towns } : {},
    },
  )
}

/** A name that several places have. */
export function askWhich({ reading, language, say }: Turn): Answer {
  const choices = reading.unclear?.choices ?? []
  const names = choices.map(
    (town) =>
      `${townName(language, town)} (${town.region ?? town.country}${town.region && town.region !== town.country && town.countryCode !== 'CA' && town.countryCode !== 'US' ? `, ${town.country}` : ''})`,
  )
  return plain(
    say(
      `Which one do you mean: ${listed('en', names).replace(/ and (?=[^,]*$)/, ' or ')}?`,
      `Lequel voulez-vous dire : ${listed('fr', names).replace(/ et (?=[^,]*$)/, ' ou ')} ?`,
    ),
    {
      question: 'which',
      talk: { askedName: reading.unclear?.name ?? '' },
    },
  )
}

const toDo = /\b(?:to do|to see|faire|voir|visit\w*|go|aller|partir|where|ou|weather|temps)\b/
const feastDays = 3

/** The public holidays of the day that is named, or of the days of a feast. */
function holidaysAround(
  world: Turn['world'],
  code: string,
  { start, occasion }: Turn['reading']['dates'],
): readonly { readonly name: string; readonly date: LocalDate }[] {
  const first = start ?? occasion
  if (!first) return []
  const isEve = /-12-(?:24|31)$/.test(first)
  const days = start
    ? [start, ...(isEve ? [addDays(start, 1)] : [])]
    : Array.from({ length: feastDays }, (_, at) => addDays(first, at))
  const all = days.flatMap((date) => world.holidays(code, date).map(({ name }) => ({ name, date })))
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
}

/** Whether a message asks what a named day is like where it is a public holiday. */
export function asksForHoliday({ reading, world, talk }: Turn): boolean {
  const { dates, text, towns, countries, span, topics } = reading
  if (!(dates.start ?? dates.occasion) || dates.end || span.days) return false
  if (!dates.start && (reading.sights.length > 0 || asksForPlan(text) || toDo.test(text)))
    return false
  if (topics.some((topic) => topic === 'flights' || topic === 'hotels' || topic === 'visa'))
    return false
  const code = countries[0] ?? world.rows(towns[0] ?? talk.towns[0] ?? '')?.town.countryCode ?? ''
  return (
    holidaysAround(world, code, dates).length > 0 &&
    /\b(?:open\w*|clos\w*|shut|ferm\w*|ouv\w*|happen\w*|passe|special|holiday|ferie|fete\w*|celebrat\w*|parade|what s on|going on|crowd\w*|busy|shops?|stores?|magasins?|restaurants?|all|tout|anything|kesse|quoi|qu est)\b/.test(
      text,
    )
  )
}

/** Whether a holiday shuts what a traveller came for. */
export function holidays(turn: Turn): Answer {
  const { reading, talk, world, say } = turn
  const slug = townMeant(turn)
  const town = slug ? world.rows(slug)?.town : undefined
  const { start } = reading.dates
  const code = town?.countryCode ?? reading.countries[0] ?? talk.countries[0]
  const found = code ? holidaysAround(world, code, reading.dates) : []
  const named = found.map(({ name, date }) =>
    date === start
      ? say(name, holidayNameFr(name))
      : say(`${name} (${day('en', date)})`, `${holidayNameFr(name)} (${day('fr', date)})`),
  )
  const head =
    named.length > 0
      ? found.some(({ date }) => date === start)
        ? say(
            `That day is a public holiday: ${listed('en', named)}.`,
            `C’est un jour férié : ${listed('fr', named)}.`,
          )
        : say(
            `Yes, public holidays there then: ${listed('en', named)}.`,
            `Oui, jours fériés là-bas à ce moment : ${listed('fr', named)}.`,
          )
      : say(
          'I know of no public holiday on that day there.',
          'Je ne connais pas de jour férié à cette date.',
        )
  return plain(
    `${head} ${say('I can’t tell for each place: we keep the usual hours only, and on a holiday they may differ. Many sights stay open while shops and offices close, so check with the place.', 'Je ne peux pas le dire pour chaque lieu : nous n’avons que les heures habituelles, qui peuvent différer un jour férié. Ce jour-là, bureaux, banques et bien des magasins ferment, tandis que beaucoup de lieux à visiter et de restaurants restent ouverts : vérifiez auprès du lieu.')}`,
    { sources: [atlasSource(turn)], talk: slug ? { towns: [slug] } : {} },
  )
}

export const hello = ({ say }: Turn): Answer =>
  plain(
    say(
      'I answer from Wayleaf’s own data: places, opening hours, weather, visas, flights, hotels, budgets. Where would you like to go?',
      'Je réponds d’après les données de Wayleaf : lieux, heures, climat, visas, vols, hôtels, budgets. Où voulez-vous aller ?',
    ),
    { question: 'destination' },
  )

export const notUnderstood = ({ say }: Turn): Answer =>
  plain(
    say(
      'I’m not sure what you mean. Ask me about a place, a price, a day, or a plan for some days.',
      'Je ne suis pas sûr de comprendre : je n’ai pas d’information là-dessus. Demandez-moi un endroit, un prix ou un plan de quelques jours.',
    ),
  )
