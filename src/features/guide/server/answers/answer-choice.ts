import { altitudes, demanding } from '../../domain/known-terrain.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { dollars, monthName, townName } from './words.ts'
import { dayCost } from './day-cost.ts'

const between = /\b(?:or|ou|vs|versus|between|entre|plutot que|rather than)\b/
/** Wishes of the body, by which places can be told apart. */
const body =
  /\b(?:knees?|hips?|hearts?|lungs?|breath\w*|asthma|walk(?:s|ing)? (?:far|much|well)|mobility|(?<!(?:years?|yrs?|yo|months?) |\dyrs? |\dmo )old|elderly|[6-9]\d (?:years?|yo|ans)|is [6-9]\d|wheelchair|cane|pregnan\w*|genoux?|hanches?|coeur|poumons?|souffle|asthme|marche\w* (?:mal|pas|peu)|agee?s?|fauteuil|canne|altitude|steep|stairs|marches|escaliers)\b/

/** Whether the message asks which of two places is easier on the body. */
export const asksToChoose = ({ reading }: Turn): boolean =>
  reading.towns.length > 1 &&
  !reading.span.days &&
  between.test(
    reading.text.replace(/\b(?:or|ou) (?:something|so|not|anything|quelque chose|non|pas)\b/g, ''),
  ) &&
  body.test(reading.text)

/** How high a town lies, where that was written down. */
export function answerAltitude(turn: Turn): Answer | undefined {
  const { reading, world, say, language } = turn
  const [slug, ...others] = reading.towns
  const town = world.rows(slug ?? '')?.town
  if (!slug || !town || others.length > 0 || reading.span.days) return undefined
  if (!/\b(?:altitude|elevation|above sea level)\b/.test(reading.text)) return undefined
  if (
    !/\b(?:what|how high|quelle?)\b/.test(reading.text) &&
    /\b(?:sick\w*|pills?|medic\w*|diamox|mal)\b/.test(reading.text)
  )
    return undefined
  const metres = altitudes.get(slug)
  const name = townName(language, town)
  return plain(
    metres
      ? say(
          `${name} lies about ${metres} m above the sea. From some 2400 m on the thin air is felt: take the first days slowly.`,
          `${name} est à environ ${metres} m d’altitude. À partir de 2400 m environ, l’air raréfié se fait sentir : allez-y doucement les premiers jours.`,
        )
      : say(
          `I don’t know the altitude of ${name}: it is not among the high places in my notes.`,
          `Je ne connais pas l’altitude de cet endroit (${name}) : il ne figure pas parmi les lieux élevés de mes notes.`,
        ),
    { sources: [atlasSource(turn)], talk: { towns: [slug] } },
  )
}

/** What is known of each place that matters to the legs, the heart and the lungs; no doctor's advice. */
export function answerChoice(turn: Turn): Answer {
  const { reading, world, say, language } = turn
  const month = reading.dates.months[0]
  const found = reading.towns.flatMap((slug) => {
    const rows = world.rows(slug)
    if (!rows) return []
    const { town } = rows
    const metres = altitudes.get(slug) ?? 0
    const terrain = demanding.get(slug)
    const climate = world.climate(slug)
    const high = month ? climate?.highC[month - 1] : undefined
    const parts = [
      metres > 0
        ? say(`altitude about ${metres} m, thin air`, `altitude d’environ ${metres} m, air raréfié`)
        : say('no high altitude', 'pas d’altitude élevée'),
      ...(terrain ? [say(terrain.en, terrain.fr)] : []),
      ...(high !== undefined && month
        ? [
            say(
              `${high} °C by day in ${monthName('en', month)}`,
              `${high} °C le jour en ${monthName('fr', month)}`,
            ),
          ]
        : []),
      rows.sights.length > 0
        ? say(
            `${rows.sights.length} sights on record, a middling day about ${dollars('en', dayCost(rows, 1).total)}`,
            `${rows.sights.length} lieux dans notre atlas, une journée moyenne à environ ${dollars('fr', dayCost(rows, 1).total)}`,
          )
        : say('no sights on record here yet', 'pas encore de lieux dans notre atlas'),
    ]
    const name = townName(language, town)
    return [
      {
        name,
        strain: metres / 1000 + (terrain?.strain ?? 0),
        line: `- **${name}**: ${parts.join('; ')}`,
      },
    ]
  })
  const [gentlest, next] = found.toSorted((a, b) => a.strain - b.strain)
  const verdict =
    gentlest && next && next.strain - gentlest.strain >= 1
      ? say(
          `${gentlest.name} is the easier one on the body.`,
          `${gentlest.name} est plus facile pour le corps.`,
        )
      : say(
          'By what I know neither is clearly the easier one.',
          'D’après ce que je sais, aucun n’est nettement plus facile.',
        )
  return plain(
    `${verdict}\n\n${found.map(({ line }) => line).join('\n')}\n\n${say('I’m not a doctor: with a heart or breathing condition ask yours, above all before going high.', 'Je ne suis pas médecin : en cas de problème de cœur ou de souffle, demandez au vôtre, surtout avant de monter en altitude.')}`,
    { sources: [atlasSource(turn)], talk: { towns: reading.towns } },
  )
}
