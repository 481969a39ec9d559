import { distanceKm } from '#platform/shared/distance.ts'
import { type Answer, atlasSource, plain, townMeant, type Turn } from './answer.ts'
import { listed, townName } from './words.ts'

const asks =
  /\bwalkable\b|\b(?:see|visit|do|visiter|voir|faire)\b.{0,120}\b(?:without a car|no car|sans (?:auto|char|voiture))\b|\b(?:get|getting|go|going|move|moving|travel) around\b|\b(?:need|needs|necessary|worth|better|have to|should (?:i|we)|do (?:i|we))\b(?: \w+){0,4} (?:rent\w*|hir\w*|car|cars)\b(?!.{0,120}\b(?:licen[cs]e|insurance|age|years old)\b)|\b(?:car|rental car)\b(?: \w+){0,3} (?:needed|necessary|useful|worth|required)\b|\b(?:without|no) (?:a )?(?:car|driving)\b(?=.{0,120}\b(?:manage|possible|ok|okay|fine|doable|see|get|visit|easy|can)\b)|\b(?:see|visit|do|explore)\b.{0,120}\b(?:on foot|by foot|walking)\b|\b(?:se deplacer|deplacements?|se promener partout|tout a pied|(?:faire|fait|fais|visiter|visite|voir)\b.{0,120}\ba pied)\b|\b(?:besoin|faut|necessaire|utile|oblige\w*|vaut la peine|louer|prend)\b(?: \w+){0,5} (?:auto|char|voiture)\b(?!.{0,120}\b(?:permis|assurance|age)\b)|\bsans (?:auto|char|voiture)\b(?=.{0,120}\b(?:possible|facile|correct|faisable|peut|visiter)\b)|\b(?:public transport\w*|transit|transport en commun|transports? publics?)\b(?=.{0,120}\b(?:good|ok|okay|easy|enough|reliable|bon|facile|correct|assez|fiable)\b)|\b(?:good|easy|enough|reliable|bon|facile|fiable)\b.{0,120}\b(?:public transport\w*|transit|transport en commun)\b/

/** Asks whether a place is seen on foot, or with a car. */
export const asksAround = ({ reading, talk }: Turn): boolean =>
  asks.test(reading.text) &&
  !reading.span.days &&
  reading.towns.length <= 1 &&
  reading.sights.length < 2 &&
  reading.towns.length + talk.towns.length > 0

const onFootKm = 2.5
const byTransitKm = 12

/**
 * How far apart the sights are, and whether walking is enough; there is no data on fares and timetables.
 */
export async function answerAround(turn: Turn): Promise<Answer> {
  const { world, say, language } = turn
  const slug = townMeant(turn) ?? ''
  const rows = world.rows(slug)
  const town = rows?.town
  if (!rows || !town)
    return plain(say('In which place?', 'À quel endroit ?'), { question: 'destination' })
  const name = townName(language, town)
  const kept = { sources: [atlasSource(turn)], talk: { towns: [slug] } }
  const best = rows.sights.filter(({ prominence }) => prominence <= 2)
  if (best.length === 0)
    return plain(
      say(
        `How one gets around ${name} I don’t know: no sights of it are on record here. Map apps and the tourist office show its buses and trains.`,
        `Je ne sais pas comment on se déplace à ${name} : ses lieux ne figurent pas dans nos données. Les applis de cartes et l’office de tourisme montrent autobus et trains.`,
      ),
      kept,
    )
  // People walk around the middle of what they come for, not around the town hall.
  const middle = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const centre = {
    lat: middle(best.map(({ lat }) => lat)),
    lng: middle(best.map(({ lng }) => lng)),
  }
  const placed = best
    .map((sight) => ({ sight, km: distanceKm(centre, sight) }))
    .toSorted((a, b) => a.km - b.km)
  const near = placed.filter(({ km }) => km <= onFootKm).length / placed.length
  const half = placed[Math.floor(placed.length / 2)]?.km ?? 0
  const far = placed
    .filter(({ sight, km }) => sight.prominence === 1 && km > onFootKm)
    .slice(-3)
    .map(({ sight, km }) => `${sight.name} (${Math.round(km)} km)`)
  const verdict =
    half > byTransitKm
      ? say(
          `${name} is spread out: half of its best-known sights lie more than ${Math.round(half)} km from the middle of them. A car, a driver, tours or long rides are needed.`,
          `À ${name}, tout est éparpillé : la moitié des lieux les plus connus sont à plus de ${Math.round(half)} km de leur centre. Il faut une auto, un chauffeur, des excursions ou de longs trajets.`,
        )
      : near >= 0.5
        ? say(
            `Yes, much of ${name} can be done on foot: ${Math.round(near * 100)} % of its best-known sights lie within ${onFootKm} km of the middle, so you need no car.`,
            `Oui, on fait une bonne partie de ${name} à pied : ${Math.round(near * 100)} % des lieux les plus connus sont à ${onFootKm} km ou moins du centre ; pas besoin d’auto.`,
          )
        : say(
            `Partly: in ${name} only ${Math.round(near * 100)} % of the best-known sights lie within ${onFootKm} km of the middle. Walk within a quarter, and take transit or taxis between them.`,
            `En partie : à ${name}, seulement ${Math.round(near * 100)} % des lieux les plus connus sont à ${onFootKm} km ou moins du centre. On marche dans un quartier, et on prend le transport en commun ou un taxi entre eux.`,
          )
  const outside =
    far.length > 0
      ? say(` Farther out: ${listed('en', far)}.`, ` Plus loin : ${listed('fr', far)}.`)
      : ''
  return plain(
    `${verdict}${outside} ${say('That is reckoned from our map; lines, fares and passes of public transport I don’t know: the operator’s site and map apps do.', 'C’est un calcul d’après notre carte ; je ne connais pas les lignes, tarifs et laissez-passer du transport en commun : le site du transporteur et les applis de cartes les donnent.')}`,
    kept,
  )
}
