import { wordTable } from '#platform/shared/word-table.ts'
import type { SightRow, Town } from '../../domain/guide-rows.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import { stopWords } from '../reading/stop-words.ts'
import { sentencesOn } from './note-sentences.ts'
import { townNote, townNotesSource } from '../retrieval/town-notes.ts'
import { sightsTool } from '../tools/place-tools.ts'
import {
  type Asking,
  atlasSource,
  goalCountries,
  goalTown,
  type Said,
  whichPlace,
} from './answer.ts'
import { textFor } from './answer-text.ts'
import { dollars, listed, townName } from './words.ts'

const shownAtMost = 6
export const families = new Map([
  ['museum', ['museum', 'gallery']],
  ['gallery', ['gallery', 'museum']],
  ['shopping', ['shopping', 'mall', 'department store']],
  ['garden', ['garden', 'park']],
  ['park', ['park', 'garden']],
  ['neighbourhood', ['neighbourhood', 'square']],
  ['snorkelling', ['beach', 'island']],
  ['viewpoint', ['viewpoint', 'mountain', 'cable-car']],
  ['history', ['ruins', 'castle', 'palace', 'memorial', 'museum']],
  ['outdoors', ['park', 'garden', 'beach', 'viewpoint', 'hike', 'market', 'neighbourhood', 'lake']],
  [
    'indoors',
    ['museum', 'gallery', 'aquarium', 'church', 'market', 'library', 'palace', 'theatre'],
  ],
  ['nightlife', ['nightlife', 'theatre', 'music', 'neighbourhood']],
  ['romantic', ['viewpoint', 'garden', 'bridge', 'palace']],
  ['architecture', ['landmark', 'church', 'palace', 'castle']],
])
const forChildren = ['zoo', 'aquarium', 'theme-park', 'park', 'beach', 'cable-car', 'garden']
const indoors = 'museum,gallery,aquarium,church,market,library,palace,theatre'.split(',')

export const ticketOf = ({ say, language }: Asking, { admission, priceCad }: SightRow): string =>
  admission === 'free' || priceCad === 0
    ? say('free')
    : say(`about ${dollars('en', priceCad)}`, `environ ${dollars(language, priceCad)}`)

const askedWords = wordTable({
  free: 'free gratuit gratuitement gratuits gratuites gratis',
  wet: 'rainy rain rains raining pleut pluie indoor indoors',
  kids: 'kid kids toddler toddlers children enfants family baby teens teenagers teenager ados',
  night: 'night evening nightlife soir nuit soiree',
  low: 'sunset',
  cheap: 'cheapest cheap affordable',
  hidden: 'hidden gems secret secrets',
  rank: 'oldest biggest tallest quietest largest smallest quiet tranquille',
})

type Asked = 'free' | 'wet' | 'hidden' | 'kids' | 'night' | 'low' | 'cheap' | 'rank'

/** How the sights are to be, by the words of the message; they are used by it. */
function askedIn({ turn: { reader } }: Asking): ReadonlyMap<Asked, string> {
  const found = new Map<Asked, string>()
  for (const [how, words] of askedWords)
    for (const word of words.split(' ')) {
      const at = reader.find(word)
      if (at < 0) continue
      found.set(how as Asked, found.get(how as Asked) ?? word)
      reader.use(at)
    }
  return found
}

const byNight = ['nightlife', 'theatre', 'music', 'market', 'neighbourhood', 'viewpoint']
const atSunset = ['viewpoint', 'beach', 'bridge', 'mountain']

function kindsWanted(
  asked: ReadonlyMap<Asked, string>,
  tastes: readonly string[],
): readonly string[] {
  const own = tastes.flatMap((taste) => families.get(taste) ?? [taste])
  if (asked.has('low')) return atSunset
  if (asked.has('wet')) return own.length > 0 ? own.filter((one) => indoors.includes(one)) : indoors
  if (own.length > 0) return own
  return asked.has('kids') ? forChildren : asked.has('night') ? byNight : []
}

/** Ids of what the plan has already, each with a space behind it. */
async function plannedIn({ turn, plans }: Asking): Promise<string> {
  const { plan, edits } = turn.before
  const standing = plan ? await plans.standing(plan, edits) : undefined
  return (standing?.items ?? []).map(({ source }) => `${source ?? ''} `).join('')
}

/** Where no checked rows are: what is generally known there, and called that. */
function knownSights(asking: Asking, town: Town, wanted: readonly string[]): Said | undefined {
  const { say, turn, language } = asking
  const top = asking.know(townNote(town.slug))?.top ?? []
  if (top.length === 0) return undefined
  const fits = top.filter(({ kind }) => wanted.length === 0 || wanted.includes(kind))
  const shown = (fits.length > (turn.tastes.length > 0 ? 0 : 1) ? fits : top).filter(
    ({ name }) => turn.reference?.what !== 'more' || !turn.before.listed.includes(name),
  )
  const none =
    fits.length === 0
      ? say(
          `Nothing of that kind (${listed('en', [...turn.tastes])}) comes to my mind in ${townName('en', town)}. `,
          `Rien de ce genre (${listed('fr', [...turn.tastes])}) ne me vient à l’esprit à ${townName('fr', town)}. `,
        )
      : ''
  const names = shown.slice(0, shownAtMost).map(({ name }) => name)
  return {
    text: `${turn.tastes.length > 0 ? none : ''}${say(
      `Generally known in ${townName('en', town)}: ${listed('en', names)}. I have no checked hours and prices there: look at each place’s own page.`,
      `Généralement connus à ${townName(language, town)} : ${listed('fr', names)}. Je n’ai pas d’heures ni de prix vérifiés là-bas : voyez la page de chaque lieu.`,
    )}`,
    sources: [townNotesSource],
    memory: { listed: names },
  }
}

/** What no row tells of what was asked. */
function unsureOf({ say }: Asking, asked: ReadonlyMap<Asked, string>): string {
  const rank = asked.get('rank')
  const unranked = rank
    ? say(
        `\n\nWhich of them is ${/quiet|tranquille/.test(rank) ? 'quiet' : `the ${rank}`} I have no figures for.`,
        `\n\nLaquelle répond à « ${rank} », je n’ai pas de données pour le dire.`,
      )
    : ''
  const late = asked.has('night')
    ? say('\n\nI go by the kind of place: look at the hours before you go.')
    : ''
  return unranked + late
}

/** Sights of a town by what is liked, free, under a roof, for children or for the evening. */
export async function answerSights(asking: Asking): Promise<Said | undefined> {
  const { turn, call, say } = asking
  const town = goalTown(asking)
  if (!town) return goalCountries(asking).length > 0 ? undefined : whichPlace(asking)
  const { tastes } = turn
  const asked = askedIn(asking)
  const wanted = kindsWanted(asked, tastes)
  const isMore = turn.reference?.what === 'more'
  const planned = isMore ? await plannedIn(asking) : ''
  const all = await call(sightsTool, {
    destination: town.slug,
    ...(asked.has('free') ? { free: true } : {}),
  })
  if (all.length === 0) return knownSights(asking, town, wanted)
  const open = all
    .filter(({ id }) => !isMore || !(turn.before.listed.includes(id) || planned.includes(`${id} `)))
    .filter(({ category }) => !turn.frame.dislikes.includes(category))
    .filter(({ id }) => !turn.frame.places.some(({ ref, role }) => role === 'not' && ref === id))
  const ofKind = open.filter(({ category }) => wanted.includes(category))
  const named = open.filter(({ name }) =>
    tastes.some((taste) => name.toLowerCase().includes(taste)),
  )
  const fits = wanted.length === 0 ? open : ofKind.length > 0 ? ofKind : named
  const words = turn.reader.tokens.flatMap(({ text }, at) =>
    text.length > 4 && !stopWords.has(text) && !turn.named.tokens.has(at) ? [text] : [],
  )
  const noted =
    fits.length === 0 && tastes.length > 0 ? sentencesOn(asking, [town.slug], words) : undefined
  // No sight of the kind, but a note that tells of it: "flamenco".
  if (noted?.text) return { text: noted.text, took: noted.took, sources: [placeNotesSource] }
  const none =
    fits.length === 0 && tastes.length > 0
      ? say(
          `I know no sight of that kind (${tastes.join(', ')}) in ${townName('en', town)}; what I do know there:`,
          `Je ne connais pas d’attrait de ce genre (${tastes.join(', ')}) à ${townName('fr', town)} ; ce que j’y connais :`,
        )
      : undefined
  const shown = (fits.length > 0 ? fits : open)
    .toSorted((a, b) =>
      asked.has('cheap')
        ? a.priceCad - b.priceCad
        : (a.prominence - b.prominence) * (asked.has('hidden') ? -1 : 1),
    )
    .slice(0, none ? 3 : shownAtMost)
  if (shown.length === 0) return undefined
  const lines = shown.map(
    (row) => `- **${row.name}**, ${row.district} (${ticketOf(asking, row)}): ${row.description}`,
  )
  return {
    text: `${none ?? say(`In ${townName('en', town)}:`, `À ${townName('fr', town)} :`)}\n\n${lines.join('\n')}${unsureOf(asking, asked)}`,
    sources: [atlasSource(asking)],
    memory: {
      listed: isMore
        ? [...turn.before.listed, ...shown.map(({ id }) => id)]
        : shown.map(({ id }) => id),
    },
  }
}

/** What children like there, and what our texts say of fares and strollers. */
export async function answerKids(asking: Asking): Promise<Said | undefined> {
  const { call, say, turn, language } = asking
  const town = goalTown(asking)
  if (!town) return goalCountries(asking).length > 0 ? undefined : whichPlace(asking)
  const all = await call(sightsTool, { destination: town.slug })
  const ages = turn.frame.party?.children ?? []
  const isTeens =
    (ages.length > 0 && ages.every((age) => age >= 12)) ||
    ['teen', 'teens', 'teenagers', 'ados'].some((word) => turn.reader.find(word) >= 0)
  const kinds = isTeens ? [...forChildren, 'viewpoint', 'stadium', 'market'] : forChildren
  const shown = all
    .filter(({ category }) => kinds.includes(category))
    .filter(({ category }) => !turn.frame.dislikes.includes(category))
    .toSorted((a, b) => a.prominence - b.prominence)
    .slice(0, 5)
  const own = textFor(asking, 'kids')
  const text =
    own && town && own.sources?.some(({ url }) => url?.includes('/blog/')) ? undefined : own
  if (shown.length === 0) return knownSights(asking, town, kinds) ?? text
  const lines = shown.map(
    (row) => `- **${row.name}**, ${row.district} (${ticketOf(asking, row)}): ${row.description}`,
  )
  const head = say(
    `Yes: in ${townName('en', town)} ${isTeens ? 'teenagers' : 'children'} mostly like`,
    `Oui : à ${townName(language, town)}, ${isTeens ? 'les ados' : 'les enfants'} aiment surtout`,
  )
  return {
    text: `${head}\n\n${lines.join('\n')}${text ? `\n\n${text.text}` : ''}`,
    sources: [atlasSource(asking), ...(text?.sources ?? [])],
    took: text?.took ?? [],
    memory: { listed: shown.map(({ id }) => id) },
  }
}
