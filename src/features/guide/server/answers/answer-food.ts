import { openSpan, weekdayName } from '#features/trips/domain/opening-hours.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import type { RestaurantRow, SightRow } from '../../domain/guide-rows.ts'
import { restaurantsTool } from '../tools/place-tools.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { dollars, listed, townName, weekdayText } from './words.ts'

const dishes =
  /\b(poutine|ramen|pho|tapas|fondue|paella|dim sum|tacos?|sushi|bagels?|pasta|gelato)s?\b/
const isEvening = /dinner|souper|diner|evening|night|soir/
const evening = 19 * 60
const chicFrom = 70
const shownAtMost = 4

const line = ({ say, language }: Turn, row: RestaurantRow) =>
  `- **${row.name}**, ${row.district}: ${row.cuisines.join(', ')}, ${say('about', 'environ')} ${dollars(language, row.priceCad)} ${say('each', 'par personne')}, ${row.opens}–${row.closes}${
    row.closedOn.length > 0
      ? `, ${say('closed', 'fermé le')} ${listed(
          language,
          row.closedOn.map((day) => weekdayText(language, day)),
        )}`
      : ''
  }`

function choose(
  { reading: { text, party } }: Turn,
  found: readonly RestaurantRow[],
): readonly RestaurantRow[] {
  const dish = dishes.exec(text)?.[1]
  const served = dish
    ? found.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(dish))
    : []
  const open = isEvening.test(text) ? found.filter((row) => openSpan(row)[1] > evening) : found
  const pool = served.length > 0 ? served : open
  if (/chic|fancy|special|romanti|anniversar|gastronom/.test(text))
    return pool.toSorted((a, b) => b.priceCad - a.priceCad)
  if (/cheap|pas cher|not crazy|economique/.test(text) || party.childAges?.length)
    return pool.toSorted((a, b) => b.rating / b.priceCad - a.rating / a.priceCad)
  return pool
}

const allergy = /celiac|coeliaque|gluten|allerg\w*|nut free|halal|kosher|casher/

const diets = /\b(halal|kosher|casher)\b/
const isMarked = ({ name, description, cuisines }: RestaurantRow, diet: string): boolean =>
  new RegExp(diet === 'casher' ? 'kosher' : diet, 'i').test(
    `${name} ${description} ${cuisines.join(' ')}`,
  )

/** A diet that rows may be marked with: which ones are, or that none is. */
function dietText({ say, language }: Turn, diet: string, rows: readonly RestaurantRow[]): string {
  const marked = rows.filter((row) => isMarked(row, diet)).map(({ name }) => name)
  return marked.length > 0
    ? say(
        `Marked ${diet} in our catalogue: ${listed(language, marked)}. Call to confirm before you go.\n\n`,
        `Marqués ${diet} dans notre catalogue : ${listed(language, marked)}. Appelez pour confirmer.\n\n`,
      )
    : say(
        `Which kitchens are ${diet} I don’t know: none of these samples is marked so. Ask each one, or look for the town’s own ${diet} guide; a large city usually has many.\n\n`,
        `Je ne sais pas quelles cuisines sont ${diet} : aucun de ces exemples n’est marqué ainsi. Demandez à chacune, ou cherchez un guide ${diet} de la ville ; une grande ville en a d’habitude beaucoup.\n\n`,
      )
}

/** Said before the list if the message names a diet or an allergy. */
function careText(turn: Turn, shown: readonly RestaurantRow[]): string {
  const { say, reading } = turn
  const asked = diets.exec(reading.text)?.[1]
  if (asked) return dietText(turn, asked, shown)
  return allergy.test(reading.text)
    ? say(
        'I don’t know how these kitchens handle allergies: please call and ask each one, and confirm before you order.\n\n',
        'Je ne sais pas comment ces cuisines traitent les allergies : appelez-les pour vérifier avant de commander.\n\n',
      )
    : ''
}

/** Those that are marked with the diet that was asked for before the others. */
function markedFirst({ reading }: Turn, pool: readonly RestaurantRow[]): readonly RestaurantRow[] {
  const diet = diets.exec(reading.text)?.[1]
  return diet
    ? pool.toSorted((a, b) => Number(isMarked(b, diet)) - Number(isMarked(a, diet)))
    : pool
}

/** The town of the message, or of a sight that it names. */
const townNamed = ({ towns, sights }: Turn['reading']) => towns[0] ?? sights[0]?.split('/')[0]

/** Those of before, the nearest to a sight that was named, or those that fit the occasion. */
function poolOf(
  turn: Turn,
  town: string,
  found: readonly RestaurantRow[],
  beside: SightRow | undefined,
): readonly RestaurantRow[] {
  const { reading, talk } = turn
  const those =
    /\b(?:those|these|them|any of|parmi|ceux|celles|lequel|laquelle)\b/.test(reading.text) &&
    talk.restaurants?.town === town
  if (those) return found.filter(({ id }) => talk.restaurants?.ids.includes(id))
  return beside
    ? found.toSorted((a, b) => distanceKm(beside, a) - distanceKm(beside, b))
    : choose(turn, found)
}

const largeTable = 7

/** More people than one table seats. */
function groupText({ reading: { party, text }, say }: Turn): readonly string[] {
  const said = /\b(\d{1,2}) (?:of us|people|personnes|pers|guests|adults|adultes)\b/.exec(text)?.[1]
  const heads = Math.max(Number(said ?? 0), (party.adults ?? 0) + (party.childAges?.length ?? 0))
  return heads >= largeTable
    ? [
        say(
          `For a group of ${heads}, call two or three weeks ahead and ask for a large table or a private room, a set menu and one bill; whether these take groups I don’t know.`,
          `Pour un groupe de ${heads}, appelez deux ou trois semaines d’avance et demandez une grande table ou un salon privé, un menu fixe et une seule addition ; je ne sais pas si ceux-ci prennent les groupes.`,
        ),
      ]
    : []
}

/** Sample restaurants by cuisine, price and day; for allergies nothing is promised. */
export async function answerFood(turn: Turn): Promise<Answer> {
  const { reading, talk, world, call, say, language } = turn
  const town = townNamed(reading) ?? talk.restaurants?.town ?? talk.towns[0]
  if (!town)
    return plain(
      say('In which town do you want to eat?', 'Dans quelle ville voulez-vous manger ?'),
      { question: 'destination' },
    )
  const { cuisines } = reading.tastes
  const most = reading.money[0]?.amount
  const chic = /chic|fancy|special|romanti|anniversar|gastronom/.test(reading.text)
  const openOn =
    reading.dates.weekday ?? (reading.dates.start ? weekdayName(reading.dates.start) : undefined)
  const found = await call(restaurantsTool, {
    destination: town,
    ...(cuisines.length > 0 ? { cuisines: [...cuisines] } : {}),
    ...(most ? { priceAtMost: most } : {}),
    ...(chic ? { priceAtLeast: Math.min(chicFrom, most ?? chicFrom) } : {}),
    ...(openOn ? { openOn } : {}),
  })
  const beside = world.rows(town)?.sights.find(({ id }) => id === reading.sights[0])
  const shown = markedFirst(turn, poolOf(turn, town, found, beside)).slice(0, shownAtMost)
  const rows = world.rows(town)
  const near = beside
    ? say(`, nearest to ${beside.name}`, `, au plus près de : ${beside.name}`)
    : ''
  const name = `${rows ? townName(language, rows.town) : town}${near}`
  const ids = shown.map(({ id }) => id)
  const remember = { restaurants: { town, ids }, listed: ids, towns: [town] }
  if (shown.length === 0)
    return plain(
      say(
        `I have no sample restaurant in ${name} that fits all of that.`,
        `Je n’ai pas de restaurant d’exemple à ${name} qui convienne à tout cela.`,
      ),
      { sources: [atlasSource(turn)], talk: { towns: [town] } },
    )
  const care = careText(turn, shown)
  const open = openOn
    ? say(` open on ${weekdayText('en', openOn)}`, ` ouverts le ${weekdayText('fr', openOn)}`)
    : ''
  return {
    text: [
      `${care}${say(`Sample restaurants in ${name}${open}:`, `Restaurants d’exemple à ${name}${open} :`)}`,
      shown.map((row) => line(turn, row)).join('\n'),
      ...groupText(turn),
      say(
        'They are samples from our catalogue; prices are estimates in Canadian dollars.',
        'Ce sont des exemples de notre catalogue ; les prix sont des estimations en dollars canadiens.',
      ),
    ].join('\n\n'),
    sources: [atlasSource(turn)],
    talk: remember,
  }
}
