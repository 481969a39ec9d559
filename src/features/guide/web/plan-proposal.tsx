import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Print } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { Price } from '#design/price/price.tsx'
import { Proposal, type ProposedLine, type Verdict } from '#design/proposal/proposal.tsx'
import { lengthText } from '#platform/shared/length-text.ts'
import { addDays, formatDateRange } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { PlanView } from './guide.client.ts'
import { planText as text } from './messages.ts'
import { datesOf, linesOf, planLineToItem, type OpenPlan, type PlanLine } from './open-plan.ts'
import styles from './chat.module.css'

const daysAhead = 30
const today = () => new Date().toLocaleDateString('en-CA')

const noteOf = ({ item }: PlanLine): string => {
  const hours = item.minutes > 0 ? lengthText(item.minutes) : ''
  const nights = item.nights ? text.nights(item.nights) : ''
  return [item.start, hours || nights, item.district, item.sample ? text.sample : '']
    .filter(Boolean)
    .join(', ')
}

function Aside({ plan }: { plan: PlanView }) {
  const [first] = plan.places
  const [start, end] = [plan.days[0]?.date, plan.days.at(-1)?.date]
  const when = start && end ? formatDateRange(start, end) : text.datesOpen
  return (
    <>
      {first && isPosterSlug(first.ref) ? (
        <Print slug={first.ref} name={first.name} place={when} lazy />
      ) : null}
      <div className={styles.total}>
        <Price
          amount={formatMoney(cad(plan.totalCad / plan.people))}
          unit={plan.people > 1 ? text.each : text.cad}
        />
        <p className="small mute">{text.included(plan.people, when)}</p>
      </div>
    </>
  )
}

/** A plan as lines to accept or reject, and the button into the planner. */
export function PlanProposal({ plan, openPlan }: { plan: PlanView; openPlan: OpenPlan }) {
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>({})
  const [chosen, setChosen] = useState(() => addDays(today(), daysAhead))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const all = linesOf(plan)
  const verdictOf = ({ key }: PlanLine): Verdict => verdicts[key] ?? 'open'
  const accepted = all.filter((line) => verdictOf(line) === 'accepted')
  // One click adds the accepted lines; if there are none, every line that was not rejected.
  const taken = accepted.length > 0 ? accepted : all.filter((line) => verdictOf(line) === 'open')
  const startDate = plan.days[0]?.date ?? chosen
  const lines = all.map((line): ProposedLine => ({
    id: line.key,
    number: line.day + 1,
    name: line.item.name,
    note: noteOf(line),
    price: line.item.priceCad === 0 ? text.free : formatMoney(cad(line.item.priceCad)),
    verdict: verdictOf(line),
  }))
  const acceptRest = (): void =>
    setVerdicts((before) => ({
      ...before,
      ...Object.fromEntries(
        all
          .filter((line) => verdictOf(line) === 'open')
          .map(({ key }) => [key, 'accepted' as const]),
      ),
    }))
  const open = async (): Promise<void> => {
    setBusy(true)
    setError('')
    try {
      const items = taken.map((line) => planLineToItem(line, startDate))
      await openPlan(plan, items, datesOf(plan, startDate))
    } catch (error) {
      setError(error instanceof Error ? error.message : text.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.plan}>
      <Proposal
        title={text.title(
          plan.places.map(({ name }) => name),
          plan.days.length,
        )}
        aside={<Aside plan={plan} />}
        lines={lines}
        onDecide={(id, verdict) => setVerdicts((before) => ({ ...before, [id]: verdict }))}
        actions={
          <>
            {plan.days[0]?.date ? null : (
              <DateField
                label={text.firstDay}
                required
                min={today()}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              />
            )}
            <Button look="line" size="small" onClick={acceptRest}>
              {text.acceptRest}
            </Button>
            <Button
              size="small"
              iconAfter={ArrowRight}
              busy={busy}
              busyLabel={text.opening}
              disabled={taken.length === 0 || startDate === ''}
              onClick={() => void open()}
            >
              {text.open}
            </Button>
          </>
        }
      />
      {error ? (
        <Notice tone="error" live title={text.failedTitle}>
          {error}
        </Notice>
      ) : null}
    </div>
  )
}
