import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Print } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { Price } from '#design/price/price.tsx'
import { Proposal, type ProposedLine, type Verdict } from '#design/proposal/proposal.tsx'
import { useDeleteTrip } from '#features/trips/web/index.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import styles from './chat.module.css'
import extra from './frame-chips.module.css'
import { keptCount, type Numbered, numbered, takenOf, verdictIn } from './draft.ts'
import { guideApi, type PlanView, type ProposalView } from './guide.client.ts'
import { guideText } from './messages.ts'

type Change = Numbered['change']

function nameOf({ op, item }: Change): string {
  if (op === 'remove') return guideText.out(item.name)
  if (op === 'move' && item.day === null) return guideText.toIdeas(item.name)
  if (op === 'move' && item.time) return guideText.moved(item.name, item.time)
  return item.name
}

const noteOf = ({ change: { item, op, reason }, veiled }: Numbered): string =>
  [
    op === 'move' ? '' : item.time,
    item.nights
      ? guideText.nights(item.nights)
      : item.durationMinutes
        ? lengthText(item.durationMinutes)
        : '',
    reason,
    veiled ? guideText.veiled : '',
  ]
    .filter(Boolean)
    .join(', ')

const priceOf = ({ op, item }: Change): string =>
  op === 'move'
    ? ''
    : item.price === 0
      ? ''
      : formatMoney(cad(op === 'remove' ? -item.price : item.price))

interface Done {
  readonly tripId: string
  readonly applied: number
  readonly refused: number
  readonly isNew: boolean
}

function Saved({ done, onUndone }: { readonly done: Done; readonly onUndone: () => void }) {
  const remove = useDeleteTrip()
  const undo = async (): Promise<void> => {
    await remove.mutateAsync(done.tripId)
    onUndone()
  }
  return (
    <div className={extra.done} role="status">
      <p>
        {guideText.saved(done.applied)}
        {done.refused > 0 ? ` ${guideText.refused(done.refused)}` : ''}
      </p>
      <ButtonLink size="small" href={`/planner?trip=${done.tripId}&step=activities`}>
        {guideText.open}
      </ButtonLink>
      {done.isNew ? (
        <Button look="line" size="small" busy={remove.isPending} onClick={() => void undo()}>
          {guideText.undo}
        </Button>
      ) : null}
    </div>
  )
}

function Aside({ plan }: { readonly plan: PlanView | null }) {
  const [first] = plan?.places ?? []
  return (
    <>
      {first && isPosterSlug(first.ref) ? (
        <Print slug={first.ref} name={first.name} place={first.name} lazy />
      ) : null}
      <div className={styles.total}>
        {plan ? (
          <Price
            amount={formatMoney(cad(plan.totalCad / plan.people))}
            unit={plan.people > 1 ? 'each' : 'CAD'}
          />
        ) : null}
        <p className="small mute">{guideText.nothingSaved}</p>
        {plan ? <p className="small mute">{guideText.estimates}</p> : null}
      </div>
    </>
  )
}

interface ProposalCardProps {
  readonly proposal: ProposalView
  /** Of a first plan; an edit has none. */
  readonly plan: PlanView | null
  /** After a first plan has become a trip. */
  readonly onTrip: (tripId: string) => void
}

/** A plan or an edit as lines to accept or reject; the accepted ones are saved together. */
export function ProposalCard({ proposal, plan, onTrip }: ProposalCardProps) {
  const [verdicts, setVerdicts] = useState<Readonly<Record<number, Verdict>>>({})
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [done, setDone] = useState<Done>()
  const all = numbered(proposal)
  const draft = { proposal, verdicts }
  const verdictOf = ({ index }: Numbered): Verdict => verdictIn(draft, index)
  const taken = takenOf(draft)
  const kept = keptCount(proposal, (index) => verdictIn(draft, index))
  const decideAll = (verdict: Verdict): void =>
    setVerdicts((before) => ({
      ...before,
      ...Object.fromEntries(
        all
          .filter((one) => verdict === 'rejected' || verdictOf(one) === 'open')
          .map(({ index }) => [index, verdict]),
      ),
    }))
  const apply = async (): Promise<void> => {
    setBusy(true)
    setError('')
    try {
      const body = taken.length === all.length ? {} : { changes: taken.map(({ index }) => index) }
      const answer = await guideApi('applyProposal', { params: { id: proposal.id }, body })
      if (plan) onTrip(answer.itineraryId)
      setDone({
        tripId: answer.itineraryId,
        applied: answer.applied,
        refused: answer.refused.length,
        isNew: proposal.tripId === null,
      })
    } catch (error) {
      setError(error instanceof Error ? error.message : guideText.tryAgain)
    } finally {
      setBusy(false)
    }
  }
  const title = plan
    ? guideText.plan(plan.places.map(({ name }) => name).join(' and '), plan.days.length)
    : guideText.changes(kept.changes, kept.days)
  const lines = all.map((one): ProposedLine => ({
    id: String(one.index),
    number: one.day,
    name: nameOf(one.change),
    note: noteOf(one),
    price: priceOf(one.change),
    verdict: verdictOf(one),
  }))
  const saves = plan
    ? guideText.open
    : taken.length === all.length
      ? guideText.acceptAll(all.length)
      : guideText.accept(taken.length)
  return (
    <div className={styles.plan}>
      <Proposal
        title={title}
        aside={<Aside plan={plan} />}
        lines={lines}
        onDecide={(id, verdict) => setVerdicts((before) => ({ ...before, [Number(id)]: verdict }))}
        actions={
          done ? (
            <Saved done={done} onUndone={() => setDone(undefined)} />
          ) : (
            <>
              <Button
                look="line"
                size="small"
                onClick={() => decideAll(plan ? 'accepted' : 'rejected')}
              >
                {plan ? guideText.acceptRest : guideText.rejectAll(all.length)}
              </Button>
              <Button
                size="small"
                iconAfter={ArrowRight}
                busy={busy}
                busyLabel={guideText.opening}
                disabled={taken.length === 0}
                onClick={() => void apply()}
              >
                {saves}
              </Button>
            </>
          )
        }
      />
      {error ? (
        <Notice tone="error" live title={guideText.notSaved}>
          {error}
        </Notice>
      ) : null}
    </div>
  )
}
