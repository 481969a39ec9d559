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
import { datesOf, linesOf, planLineToItem, type OpenPlan, type PlanLine } from './open-plan.ts'
import styles from './chat.module.css'

const daysAhead = 30
const today = () => new Date().toLocaleDateString('en-CA')

const noteOf = ({ item }: PlanLine): string => {
  const hours = item.minutes > 0 ? lengthText(item.minutes) : ''
  const nights = item.nights ? `${item.nights} ${item.nights === 1 ? 'night' : 'nights'}` : ''
  return [item.start, hours || nights, item.district, item.sample ? 'sample' : '']
    .filter(Boolean)
    .join(', ')
}

function titleOf(plan: PlanView): string {
  const names = plan.places.map(({ name }) => name).join(' and ')
  const days = plan.days.length === 1 ? '1 day' : `${plan.days.length} days`
  return `${names}, ${days}`
}

function Aside({ plan }: { plan: PlanView }) {
  const [first] = plan.places
  const [start, end] = [plan.days[0]?.date, plan.days.at(-1)?.date]
  const when = start && end ? formatDateRange(start, end) : 'dates open'
  return (
    <>
      {first && isPosterSlug(first.ref) ? (
        <Print slug={first.ref} name={first.name} place={when} lazy />
      ) : null}
      <div className={styles.total}>
        <Price
          amount={formatMoney(cad(plan.totalCad / plan.people))}
          unit={plan.people > 1 ? 'each' : 'CAD'}
        />
        <p className="small mute">
          {plan.people === 1 ? 'One traveller' : `${plan.people} travellers`}, {when}; beds, meals,
          tickets and rides, without the flight. Estimates.
        </p>
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
    price: line.item.priceCad === 0 ? 'Free' : formatMoney(cad(line.item.priceCad)),
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
      setError(error instanceof Error ? error.message : 'The plan could not be opened.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.plan}>
      <Proposal
        title={titleOf(plan)}
        aside={<Aside plan={plan} />}
        lines={lines}
        onDecide={(id, verdict) => setVerdicts((before) => ({ ...before, [id]: verdict }))}
        actions={
          <>
            {plan.days[0]?.date ? null : (
              <DateField
                label="First day"
                required
                min={today()}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              />
            )}
            <Button look="line" size="small" onClick={acceptRest}>
              Accept the rest
            </Button>
            <Button
              size="small"
              iconAfter={ArrowRight}
              busy={busy}
              busyLabel="Opening…"
              disabled={taken.length === 0 || startDate === ''}
              onClick={() => void open()}
            >
              Open in planner
            </Button>
          </>
        }
      />
      {error ? (
        <Notice tone="error" live title="The plan was not opened">
          {error}
        </Notice>
      ) : null}
    </div>
  )
}
