import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Print } from '#design/poster.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { SignUpInPlace } from '#features/accounts/web/index.ts'
import { freeTrip } from '#features/entitlements/domain/tiers.ts'
import { type PlanQuestion, planQuestion } from '#features/plans/domain/plan-address.ts'
import {
  hasStops,
  openingTier,
  PlanPreview,
  planTitle,
  usePlan,
} from '#features/plans/web/index.ts'
import { keepPlan } from '#features/trips/web/index.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import { localToday } from '#platform/web/local-today.ts'
import { draftKeys, writeStored } from '#platform/web/storage.ts'
import { planOfDraft, type StoredDraft } from './draft-plan.ts'
import { DraftPreview, useStoredDraft } from './draft-preview.tsx'
import { writeWho } from './draft-who.ts'
import { planFirstText as text } from './messages.ts'
import styles from './plan-first.module.css'

type Plan = NonNullable<ReturnType<typeof usePlan>['data']>

/** What the address asks for, as a plan; undefined where it names no place. */
function usePlanWish(): PlanQuestion | undefined {
  const [params] = useSearchParams()
  return planQuestion(params, localToday())
}

/** URL to return to after sign-in; with `keep` the plan is saved at once. */
function backHere(keep: boolean): string {
  const { pathname, search } = window.location
  const query = keep ? `${search || '?'}&keep=1` : search
  return encodeURIComponent(pathname + query)
}

/** Stores the request as the draft, for a sign-in without keeping the plan. */
function writeWish(wish: PlanQuestion, plan: Plan): void {
  const [place] = plan.destinations
  writeStored(draftKeys.destination, plan.destination)
  writeStored(draftKeys.place, JSON.stringify(place ?? null))
  writeStored(draftKeys.dates, JSON.stringify({ start: plan.startDate, end: plan.endDate }))
  if (wish.budgetCad !== undefined) writeStored(draftKeys.budget, String(wish.budgetCad))
  writeWho({ party: wish.party, origin: plan.origin })
}

async function keepAndOpen(plan: Plan): Promise<void> {
  const { id } = await keepPlan(plan.id)
  // Full page load, so that the signed-in page is rendered.
  window.location.assign(`/planner?trip=${id}&view=days`)
}

/** Signed in, the draft becomes a trip at once where it has its dates. */
const draftToTrip = '/planner?step=dates&keep=draft'

const tickets = [
  { slug: 'lisbon', name: text.lisbon, place: text.portugal },
  { slug: 'kyoto', name: text.kyoto, place: text.japan },
  { slug: 'banff', name: text.banff, place: text.canada },
] as const

/** Three suggestions if the URL has no destination. */
function Choices() {
  return (
    <section aria-label={text.whereTo} className={styles.choices}>
      <h2>{text.whereTo}</h2>
      <ul>
        {tickets.map(({ slug, name, place }) => (
          <li key={slug}>
            <Link href={`/planner?to=${slug}`} className={styles.choice}>
              <Print slug={slug} name={name} place={place} ratio="4/5" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function veilWords(plan: Plan): string | undefined {
  const free = plan.days.filter(({ veiled }) => !veiled).length
  // A day of travel alone costs nothing to open.
  const sold = plan.days.flatMap((day, at) => (day.veiled && hasStops(day) ? [at + 1] : []))
  if (sold.length === 0) return undefined
  const { name, price } = openingTier(plan)
  return text.veiled(free, sold, name, price)
}

function Promises({ plan }: { readonly plan: Plan }) {
  const veiled = veilWords(plan)
  return (
    <ul className={styles.promises}>
      {[text.everyStop, text.carriedOver(plan.budgetCad > 0), veiled].map((promise) =>
        promise ? (
          <li key={promise}>
            <Icon of={Check} size="text" />
            <span>{promise}</span>
          </li>
        ) : null,
      )}
    </ul>
  )
}

function Shown({ answer }: { readonly answer: ReturnType<typeof usePlan> }) {
  if (answer.data)
    return (
      <>
        {answer.data.missing ? (
          <div className={styles.missing}>
            <RetryNotice busy={answer.isFetching} onRetry={answer.refetch}>
              {text.without(answer.data.missing)}
            </RetryNotice>
          </div>
        ) : null}
        <PlanPreview plan={answer.data} />
      </>
    )
  if (answer.isError)
    return (
      <RetryNotice title={text.failed} busy={answer.isFetching} onRetry={answer.refetch}>
        {Object.values(fieldErrors(answer.error))[0] ?? answer.error.message}
      </RetryNotice>
    )
  return <SkeletonList label={text.planning} look="text" rows={6} />
}

const placeOf = ({ destination }: Plan): string => destination.split(',')[0] ?? destination

const leadOf = (plan: Plan | undefined, draft: StoredDraft | undefined): string => {
  if (!plan) return draft ? text.draftReady(draft.destination) : text.lead
  const free = plan.days.filter(({ veiled }) => !veiled).length
  return text.ready(free, placeOf(plan))
}

/** Signed-out page: the sign-in prompt beside the plan. */
export function PlanFirst() {
  const wish = usePlanWish()
  const answer = usePlan(wish)
  const plan = answer.data
  const stored = useStoredDraft()
  const draft = wish ? undefined : stored
  const drafted = draft && planOfDraft(draft, freeTrip.days)
  const shown = plan ?? drafted
  useEffect(() => {
    if (wish && plan) writeWish(wish, plan)
  }, [wish, plan])
  const [asksRest, setAsksRest] = useState(false)
  const back = draft ? encodeURIComponent(draftToTrip) : backHere(false)
  const signIn = `/api/login?returnTo=${back}`
  /** With the account there is: the plan is kept, also one that came late; a draft goes on by itself. */
  const keep = async (): Promise<void> => {
    const made = plan ?? (wish ? (await answer.refetch()).data : undefined)
    if (made) await keepAndOpen(made)
    else window.location.assign(draft ? draftToTrip : '/planner')
  }
  return (
    <div
      className={styles.columns}
      data-planned={drafted || (wish && !answer.isError) ? '' : undefined}
    >
      <div className={styles.prompt} data-rest={asksRest || undefined}>
        <h1>{text.title}</h1>
        {asksRest ? (
          <h2>{shown ? text.keepDays(planTitle(shown)) : text.keepTrip}</h2>
        ) : (
          <p className="lead">{leadOf(plan, draft)}</p>
        )}
        {answer.isError ? null : (
          <SignUpInPlace
            action={text.keep}
            signInHref={signIn}
            onRest={() => setAsksRest(true)}
            onDone={keep}
          />
        )}
        <p className={styles.ways}>
          <ButtonLink href={signIn} look={answer.isError ? 'primary' : 'line'}>
            {text.signIn}
          </ButtonLink>
          <Link className="text-link" href="/account/sign-up?returnTo=%2Fplanner">
            {answer.isError ? text.createAccount : text.empty}
          </Link>
        </p>
        {shown ? <Promises plan={shown} /> : null}
      </div>
      <div className={styles.shown}>
        {wish ? (
          <Shown answer={answer} />
        ) : draft ? (
          <DraftPreview draft={draft} plan={drafted} />
        ) : (
          <Choices />
        )}
      </div>
    </div>
  )
}

/** Signed-in page for a plan request; saves the plan on click, or at once after sign-in. */
export function PlanToKeep() {
  const wish = usePlanWish()
  const [params] = useSearchParams()
  const answer = usePlan(wish)
  const plan = answer.data
  const [state, setState] = useState<'open' | 'busy' | Error>('open')
  const begun = useRef(false)
  const keep = async (made: Plan): Promise<void> => {
    setState('busy')
    try {
      await keepAndOpen(made)
    } catch (error) {
      setState(error instanceof Error ? error : new Error(text.failed))
    }
  }
  const isBack = params.get('keep') === '1'
  useEffect(() => {
    if (!plan || !isBack || begun.current) return
    begun.current = true
    void keep(plan)
  })
  if (!wish) return <Choices />
  return (
    <div className={styles.columns}>
      <div className={styles.prompt}>
        <h1>{plan ? text.isReady : text.planning}</h1>
        <p className="lead">
          {plan ? text.readyToKeep(plan.days.length, placeOf(plan)) : text.lead}
        </p>
        {state instanceof Error ? (
          <Notice tone="error" live>
            {state.message}
          </Notice>
        ) : null}
        {plan ? (
          <p className={styles.ways}>
            <Button busy={state === 'busy'} onClick={() => void keep(plan)}>
              {text.keep}
            </Button>
            <Link className="text-link" href="/planner">
              {text.empty}
            </Link>
          </p>
        ) : null}
        {plan ? <Promises plan={plan} /> : null}
      </div>
      <div className={styles.shown}>
        <Shown answer={answer} />
      </div>
    </div>
  )
}
