import type { FramePlace } from '../../contract/frame.schema.ts'
import type { Asking } from './answer.ts'
import { isVisit } from './edit-parts.ts'
import type { Standing, WrittenItem } from './plan-port.ts'
import { dollars, listed, monthName } from './words.ts'

/** What the edits so far have made of a plan, for one that is laid anew. */
export interface Carried {
  /** Names of visits that were taken out or set aside. */
  readonly out: readonly string[]
  /** Names of visits that were brought in. */
  readonly in: readonly string[]
  /** Hours, tables or beds were changed: they are not laid again. */
  readonly isLost: boolean
  /** What the plan costs so far, in CAD; null without one. */
  readonly oldCad: number | null
}

const nothing: Carried = { out: [], in: [], isLost: false, oldCad: null }

const costOf = ({ items }: Standing): number =>
  items.reduce((sum, { price = 0, day }) => sum + (day ? price : 0), 0)

/** What of the edits of the plan that stands is held in the next one. */
export async function carriedOver({ turn, plans }: Asking): Promise<Carried> {
  const { plan, edits } = turn.before
  if (!plan) return nothing
  const [old, now] = await Promise.all([plans.standing(plan, []), plans.standing(plan, edits)])
  if (!old || !now) return nothing
  const laid = ({ items }: Standing): readonly WrittenItem[] =>
    items.filter((item) => isVisit(item) && item.day)
  const namesOf = (items: readonly WrittenItem[], others: readonly WrittenItem[]) =>
    items.flatMap(({ name }) => (others.some((one) => one.name === name) ? [] : [name]))
  return {
    oldCad: costOf(now),
    out: namesOf(laid(old), laid(now)),
    in: namesOf(laid(now), laid(old)),
    isLost: edits.some(
      ({ op, write }) =>
        (op === 'move' && write.day !== null) ||
        (write !== undefined && 'type' in write && write.type !== 'attraction'),
    ),
  }
}

const goalNames = (places: readonly FramePlace[]): readonly string[] =>
  places.flatMap(({ role, ref, name }) =>
    role === 'to' && ref && !ref.includes('/') ? [name] : [],
  )

/** What of the frame is new, in both languages. */
function newsOf({ turn }: Asking): {
  readonly en: readonly string[]
  readonly fr: readonly string[]
} {
  const { frame, before } = turn
  const old = before.frame
  const heads = (party: typeof frame.party) => (party ? party.adults + party.children.length : 0)
  const en: string[] = []
  const fr: string[] = []
  const tell = (one: string, autre: string): void => {
    en.push(one)
    fr.push(autre)
  }
  const [now, then] = [frame.span, old.span]
  if (frame.party && heads(frame.party) !== heads(old.party))
    tell(
      heads(frame.party) === 1 ? 'one traveller' : `${heads(frame.party)} travellers`,
      heads(frame.party) === 1 ? 'une personne' : `${heads(frame.party)} personnes`,
    )
  if (now?.days && now.days !== then?.days)
    tell(
      now.days === 1 ? 'one day' : `${now.days} days`,
      now.days === 1 ? 'un jour' : `${now.days} jours`,
    )
  if (now?.start && now.start !== then?.start) tell(`from ${now.start}`, `dès le ${now.start}`)
  else if (now?.month && now.month !== then?.month)
    tell(`in ${monthName('en', now.month)}`, `en ${monthName('fr', now.month)}`)
  const { money } = frame
  if (money?.amountCad && money.amountCad !== old.money?.amountCad) {
    const cad = Math.round(money.amountCad)
    tell(`a budget of ${dollars('en', cad)}`, `un budget de ${dollars('fr', cad)}`)
  }
  const [goals, had] = [goalNames(frame.places), goalNames(old.places)]
  if (goals.join('|') !== had.join('|') && goals.length > 0)
    tell(listed('en', goals), listed('fr', goals))
  if (turn.change?.cheaper) tell('as cheap as it gets', 'au plus bas prix')
  return { en, fr }
}

/** What is different from the plan before, in one sentence; empty for a first plan. */
export function changedText(
  asking: Asking,
  { out, in: come, isLost, oldCad }: Carried,
  totalCad: number,
): string {
  const { turn, say } = asking
  if (!turn.before.plan) return ''
  const { en, fr } = newsOf(asking)
  const what =
    en.length > 0
      ? say(
          `Here’s the new plan, with: ${en.join('; ')}.`,
          `Refait, maintenant avec : ${fr.join(' ; ')}.`,
        )
      : ''
  const kept =
    out.length + come.length > 0
      ? say(
          `Your changes hold${out.length > 0 ? `: ${listed('en', out)} ${out.length === 1 ? 'stays' : 'stay'} out` : ''}${come.length > 0 ? `${out.length > 0 ? ', and' : ':'} I look for room for ${listed('en', come)}` : ''}.`,
          `Vos changements restent${out.length > 0 ? ` : sans ${listed('fr', out)}` : ''}${come.length > 0 ? `${out.length > 0 ? ', et' : ' :'} je cherche une place pour ${listed('fr', come)}` : ''}.`,
        )
      : ''
  const lost = isLost
    ? say(
        'Hours, tables and rooms that you had changed are laid anew too: say again what matters.',
        'Les heures, tables et chambres que vous aviez changées sont refaites aussi : redites ce qui compte.',
      )
    : ''
  const differ = oldCad === null ? 0 : Math.round(totalCad - oldCad)
  const costs =
    differ === 0
      ? ''
      : say(
          `It costs ${dollars('en', Math.abs(differ))} ${differ > 0 ? 'more' : 'less'} than before.`,
          `Il coûte ${dollars('fr', Math.abs(differ))} de ${differ > 0 ? 'plus' : 'moins'} qu’avant.`,
        )
  return [what, costs, kept, lost].filter(Boolean).join(' ')
}
