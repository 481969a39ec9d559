import type { TownRows } from '../../domain/guide-rows.ts'
import { type Answer, atlasSource, plain, townMeant, type Turn } from './answer.ts'
import { forChildren } from './for-children.ts'
import { dollars, listed, townName } from './words.ts'

const area =
  /\b(?:neighbou?r?hoods?|neigborhoods?|areas?|districts?|(?:what|which|best|good) parts? of \w+|boroughs?|arrondissements?|quartiers?|secteurs?|coins?)\b/
const toStay =
  /\b(?:stay\w*|sleep\w*|base\w*|hotels?|lodg\w*|book|rester|dormir|loger|logement|heberg\w*|hotel|se poser|airbnb)\b/

const bestArea =
  /\b(?:best|good|which|safest|nicest|quel|quels|meilleure?s?)\b(?: \w+){0,2} (?:area|neighbou?rhood|district|quartier|secteur|coin)s?\b(?=.{0,120}\b(?:famil\w+|kids?|couples?|first time|premiere fois|enfants|friends|amis)\b)/

/** Asks in which part of a town to sleep. */
export const asksForArea = ({ reading }: Turn): boolean =>
  area.test(reading.text) &&
  (toStay.test(reading.text) || bestArea.test(reading.text)) &&
  !reading.span.days

interface Area {
  readonly name: string
  readonly score: number
  readonly sights: readonly string[]
  readonly nightCad: number
  readonly hotels: number
}

const middle = (prices: readonly number[]) =>
  prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0

/** Parts of a town that have hotels, those with the most of what people come for first. */
function areasOf({ sights, hotels }: TownRows, withChildren: boolean, cheap: boolean): Area[] {
  const names = [...new Set(hotels.map(({ district }) => district))]
  const found = names.map((name): Area => {
    const near = sights
      .filter(({ district }) => district === name)
      .toSorted((a, b) => a.prominence - b.prominence)
    const own = hotels.filter(({ district }) => district === name)
    const score = near.reduce(
      (sum, { prominence, category }) =>
        sum + (4 - prominence) + (withChildren && forChildren.has(category) ? 3 : 0),
      0,
    )
    const nightCad = middle(own.map(({ priceCad }) => priceCad))
    return {
      name,
      score: cheap ? score - nightCad / 20 : score,
      sights: near.slice(0, 3).map((row) => row.name),
      nightCad,
      hotels: own.length,
    }
  })
  return found.toSorted((a, b) => b.score - a.score)
}

const shownAtMost = 4

/** Parts of a town to sleep in, by the sights and sample hotels in them. */
export async function answerArea(turn: Turn): Promise<Answer> {
  const { reading, world, say, language } = turn
  const slug = townMeant(turn)
  const rows = slug ? world.rows(slug) : undefined
  if (!slug || !rows)
    return plain(say('In which town?', 'Dans quelle ville ?'), { question: 'destination' })
  const name = townName(language, rows.town)
  const children = /\b(?:kids?|child(?:ren)?|famil\w+|enfants?|toddler|bebe|baby)\b/.test(
    reading.text,
  )
  const cheap = /cheap|budget|pas cher|moins cher|economique/.test(reading.text)
  const found = areasOf(rows, children, cheap).slice(0, shownAtMost)
  if (rows.sights.length === 0 || found.length === 0)
    return plain(
      say(
        `I don’t know the parts of ${name}: nobody has written about it in our atlas yet.`,
        `Je ne connais pas les quartiers de cette ville (${name}) : elle ne figure pas encore dans notre atlas.`,
      ),
      { sources: [atlasSource(turn)], talk: { towns: [slug] } },
    )
  const lines = found.map(({ name: part, sights, nightCad }) => {
    const near =
      sights.length > 0
        ? say(`near ${listed('en', sights)}; `, `près de ${listed('fr', sights)} ; `)
        : ''
    return `- **${part}**: ${near}${say(`sample rooms around ${dollars('en', nightCad)} a night`, `chambres d’exemple autour de ${dollars('fr', nightCad)} la nuit`)}`
  })
  const quiet = /quiet|nois\w*|loud|calme|tranquil\w*|bruyant\w*|safe|secur\w*|danger\w*/.test(
    reading.text,
  )
    ? say(
        ' How quiet or safe the streets are at night I don’t know: our data say nothing of it.',
        ' Je ne sais pas si les rues y sont calmes ou sûres la nuit : nos données n’en disent rien.',
      )
    : ''
  return plain(
    `${say(`Good parts of ${name} to stay in, by what is near${children ? ', for children as well' : ''}:`, `Où loger à ${name}, d’après ce qui est proche${children ? ', aussi pour des enfants' : ''} :`)}\n\n${lines.join('\n')}\n\n${say('Hotels are samples from our catalogue; prices are estimates.', 'Les hôtels sont des exemples de notre catalogue ; les prix sont des estimations.')}${quiet}`,
    { sources: [atlasSource(turn)], talk: { towns: [slug] } },
  )
}
