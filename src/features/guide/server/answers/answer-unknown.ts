import { fold } from '../../domain/fold.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { declineByName } from './answer-unknown-thing.ts'
import { listed, monthName, townName } from './words.ts'

/** The answer for an unknown place name; nothing is made up about it. */
export const unknownPlace = ({ say }: Turn, name: string): Answer =>
  plain(
    say(
      `I don’t know a place called ${name}. Which country is it in, or which larger town is it near?`,
      `Je ne connais pas d’endroit du nom de ${name}. Dans quel pays se trouve-t-il, ou près de quelle plus grande ville ?`,
    ),
    { question: 'destination' },
  )

const grammar = new Set(
  'the and are was were does did can could will would should have has had get got there that this what whats when where which who how why for from with about into onto not any some much many more most than then them they their his her our your you she him its isn don let like just really very also too est sont les des une que qui quoi quel quelle dans pour avec sur sans pas plus combien comment quand cette ces mon mes nos notre leur votre vous nous ils elle elles fait faire peut peux avoir etre ont est ont tout tous bien aussi alors encore donc juste mais tell know need want good best nice please svp merci'.split(
    ' ',
  ),
)
const shownWords = 4

/** The words of the question that mean something, for a decline that names them. */
function askedWords({ reading, world }: Turn): string {
  const places = new Set(
    reading.towns.flatMap((slug) => {
      const town = world.rows(slug)?.town
      return town ? fold(`${town.name} ${town.nameFr}`).split(' ') : []
    }),
  )
  const kept = (reading.raw.match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !grammar.has(fold(word)) && !places.has(fold(word)))
    .slice(0, shownWords)
  return kept.length > 0 ? ` (${kept.join(', ')})` : ''
}

/** The same for a country: what is known of it, and whose advice is the next step. */
function unknownOfCountry(turn: Turn, code: string): Answer {
  const { world, say, language } = turn
  const name = world.countryName(code, language)
  const towns = world.planned
    .filter(({ countryCode }) => countryCode === code)
    .map((town) => townName(language, town))
  const sights =
    towns.length > 0
      ? say(`sights of ${listed('en', towns)}, `, `les lieux de ${listed('fr', towns)}, `)
      : ''
  return plain(
    say(
      `That I don’t know about ${name}: I have no information of that kind${askedWords(turn)}. What I can tell you of it: ${sights}entry rules, money, plugs, tap water, tips, emergency numbers, and the usual weather of its towns. For the rest see the travel advice at travel.gc.ca or the country’s tourist office.`,
      `Je ne sais pas cela sur ce pays (${name}) : je n’ai pas d’information de ce genre${askedWords(turn)}. Ce que je peux vous en dire : ${sights}les règles d’entrée, l’argent, les prises, l’eau du robinet, les pourboires, les numéros d’urgence et le climat de ses villes. Pour le reste, voyez voyage.gc.ca ou l’office de tourisme du pays.`,
    ),
    { sources: [atlasSource(turn)], talk: { countries: [code] } },
  )
}

/** A question about a town that nothing here answers: said so, with what is known of the town. */
export function unknownAbout(turn: Turn): Answer {
  const { reading, world, say, language } = turn
  const named = declineByName(turn)
  if (named) return named
  const [slug = ''] = reading.towns
  const rows = world.rows(slug)
  const [code] = reading.countries
  if (!rows && code) return unknownOfCountry(turn, code)
  if (!rows) return plain(say('I don’t know that.', 'Je ne sais pas.'))
  const { town, sights } = rows
  const name = townName(language, town)
  const best = town.bestMonths.map((month) => monthName(language, month))
  const weather =
    best.length > 0
      ? say(
          ` Its best months by weather are ${listed('en', best)}.`,
          ` Ses meilleurs mois, selon le climat, sont ${listed('fr', best)}.`,
        )
      : ''
  const known =
    sights.length > 0
      ? say(
          `${sights.length} sights with hours and prices, `,
          `${sights.length} lieux avec heures et prix, `,
        )
      : ''
  return plain(
    say(
      `That I don’t know about ${name}: I have no information of that kind${askedWords(turn)}.${weather} What I can tell you of it: ${known}the usual weather of each month, sample hotels and restaurants, flights, plugs, tips and entry rules. For the rest, its tourist office can help.`,
      `Je ne sais pas cela sur ${name} : je n’ai pas d’information de ce genre${askedWords(turn)}.${weather} Ce que je peux vous en dire : ${known}le climat de chaque mois, des hôtels et restaurants d’exemple, les vols, les prises, les pourboires et les règles d’entrée. Pour le reste, l’office de tourisme peut vous aider.`,
    ),
    { sources: [atlasSource(turn)], talk: { towns: [slug] } },
  )
}

const looking =
  /\b(?:see|seeing|(?:to|can (?:we|i|you|one)|should (?:we|i)|could (?:we|i)) do|doing|visit\w*|things?|stuff|attractions?|ideas?|recommend\w*|suggest\w*|enjoy\w*|fun|must|highlights?|best|top|famous|about|miss|skip|overrated|underrated|good for|famil\w+|kids|enfants|guide|explore|museums?|free|sights?|places?|neighbou?rhoods?|areas?|show me|voir|(?:quoi|que|a|peut|chose|choses|peux|pourrait) faire|(?:on|qu on) (?:fait|fais)|fait on|visiter|choses?|trucs?|idees?|conseil\w*|suggere\w*|recommande\w*|activites?|aimer\w*|amus\w*|beaux?|belles?|quartiers?|parle\w*|decouvrir|incontournables?|attraits?|gratuits?|musees?|manquer|connu\w*|coins?|endroits?)\b/
const somethingElse =
  /\b(?:when|quand|why|pourquoi|who|qui est|how (?:big|old|many people|far|safe|do i|can i)|population|history of|time zone|fuseau|heure (?:est il|qu il)|decalage|what time is it|wifi|sim|internet|embassy|consulate|ambassade|consulat|ferry|bus|buses|train|trains|subway|metro|taxis?|uber|parking|stationnement|car|voiture|auto|char|safe|bank|atm|guichet|laundry|toilets?|toilettes|strike|greve|schools?|rent|loyer|jobs?|work|vaccines?|doctor|hospital|hopital|pharmac\w*|luggage|bagages?|legal|law|alcohol|drink|smoke|fumer|drone|dress code)\b/

/** Whether a message that only names a town asks for what there is to see. */
export const asksForSights = ({ reading }: Turn): boolean => {
  const { text, tastes } = reading
  if (looking.test(text) && !/\b(?:when|quand|why|pourquoi)\b/.test(text)) return true
  if (somethingElse.test(text)) return false
  return tastes.likes.length > 0 || text.split(' ').length <= 4
}
