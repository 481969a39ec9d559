import { type Asking, atlasSource, type Said } from './answer.ts'
import { ticketOf } from './answer-sights.ts'
import { asksBed } from './edit-bed.ts'
import { asksFlight } from './edit-flight.ts'
import { listed } from './words.ts'

const shown = 3

/** "The Blue Lagoon is so expensive, anything cheaper?": what is of its kind and costs less; the rest of the plan stays. */
export function cheaperSight(asking: Asking): Said | undefined {
  const { turn, world, say, language } = asking
  const ref = turn.named.places.find((one) => one.ref?.includes('/') && one.role !== 'not')?.ref
  const isMeant =
    turn.before.plan !== null &&
    turn.change?.cheaper &&
    turn.change.changes.length === 0 &&
    !asksBed(asking) &&
    !asksFlight(asking)
  const rows = isMeant && ref ? world.rows(ref.split('/')[0] ?? '')?.sights : undefined
  const sight = rows?.find(({ id }) => id === ref)
  if (!rows || !sight) return undefined
  const others = rows
    .filter(({ category, priceCad }) => category === sight.category && priceCad < sight.priceCad)
    .toSorted((a, b) => a.prominence - b.prominence)
    .slice(0, shown)
    .map((row) => `**${row.name}** (${ticketOf(asking, row)})`)
  const cost = ticketOf(asking, sight)
  return {
    text:
      others.length > 0
        ? say(
            `**${sight.name}** is ${cost} for an adult. Of its kind and cheaper: ${listed(language, others)}. Say “swap ${sight.name} for …”, and I change that alone.`,
            `**${sight.name}** : ${cost} par adulte. Du même genre et moins cher : ${listed(language, others)}. Dites « remplace ${sight.name} par … », et je ne change que cela.`,
          )
        : say(
            `**${sight.name}** is ${cost} for an adult, and I know nothing of its kind there that costs less: the plan stays as it is.`,
            `**${sight.name}** : ${cost} par adulte, et je n’y connais rien du même genre qui coûte moins : le plan reste comme il est.`,
          ),
    sources: [atlasSource(asking)],
    memory: { focus: sight.id },
    took: turn.unused(),
  }
}
