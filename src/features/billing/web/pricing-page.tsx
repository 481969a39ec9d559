import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { ButtonLink } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { Section } from '#design/section/section.tsx'
import { PaymentTerms } from './payment-terms.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { useHint } from '#platform/web/hint.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { discountCode } from '../domain/products.ts'
import { CurrentPlan } from './current-plan.tsx'
import { questions, reasons } from './plan-copy.ts'
import { PlanCards } from './plan-cards.tsx'
import { heldTier } from './held-tier.ts'
import styles from './pricing.module.css'
import { Reasons } from './reasons.tsx'
import { useOffers, useSubscription } from './billing.queries.ts'
import { TierCards } from './tier-cards.tsx'
import { useHydrated } from '#platform/web/use-address.ts'
import { pricingPageText } from './messages.ts'

const discountWords = {
  used: pricingPageText.yourAccountHasUsed,
  unknown: pricingPageText.thisDiscountCodeNot,
} as const

interface PricingProps {
  /** This month's use of the guide, for signed-in users. */
  readonly usage: ReactNode
}

interface GroupProps {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** One kind of what is sold: what it is for, and its cards. */
const Group = ({ id, title, lead, children }: GroupProps) => (
  <section aria-labelledby={id} className={styles.group}>
    <h2 id={id}>{title}</h2>
    <p className="mute">{lead}</p>
    {children}
  </section>
)

function Offers({ usage }: PricingProps) {
  const awake = useHydrated()
  const [params] = useSearchParams()
  const hint = useHint() === true
  const discount = awake ? (params.get('discount') ?? '').slice(0, 40) : ''
  const offers = useOffers(discount, awake && (hint || discount !== ''))
  const subscription = useSubscription(awake && hint)
  const state = offers.data?.discount ?? 'none'
  const applied = state === 'applied' ? discount : undefined
  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHeading
        size="display"
        title={
          <>
            {pricingPageText.planningFree}
            <br />
            {pricingPageText.payWhenItSaves}
          </>
        }
        sub={pricingPageText.tiersAndPlans}
      />
      {state === 'applied' ? (
        <Notice tone="success" live title={pricingPageText.applied(discountCode)}>
          {pricingPageText.n25OffTierOr}
        </Notice>
      ) : null}
      {state === 'used' || state === 'unknown' ? (
        <Notice tone="warn" live>
          {discountWords[state]}
        </Notice>
      ) : null}
      {offers.isError ? (
        <Notice tone="warn" live>
          {pricingPageText.theseListedPrices(offers.error.message)}
        </Notice>
      ) : null}
      {subscription.data ? (
        <div className={styles.own}>
          <CurrentPlan subscription={subscription.data} tier={heldTier(offers.data?.offers)} />
          {usage}
        </div>
      ) : null}
      <Group id="trips" title={pricingPageText.forTrips} lead={pricingPageText.tripsLead}>
        <TierCards offers={offers.data?.offers} discount={applied} />
      </Group>
      <Group id="guide" title={pricingPageText.forGuide} lead={pricingPageText.guideLead}>
        <PlanCards
          offers={offers.data?.offers}
          plan={subscription.data?.planType}
          bySeat={subscription.data?.bySeat}
          discount={applied}
        />
      </Group>
      <PaymentTerms />
    </div>
  )
}

function Closing() {
  const signedIn = useHint() === true
  return (
    <Section tight band="sunk" title={pricingPageText.beginWithWeekend}>
      <div className={styles.closing}>
        <p className="lead">{pricingPageText.threeDaysInOne}</p>
        {signedIn ? (
          <ButtonLink href="/planner" look="maple">
            {pricingPageText.planTrip}
          </ButtonLink>
        ) : (
          <ButtonLink href="/api/login?returnTo=/pricing" look="maple">
            {pricingPageText.signUpStartFree}
          </ButtonLink>
        )}
      </div>
    </Section>
  )
}

/** Permanent tiers for trips and monthly plans for the guide; `?discount=SAVE25` shows the prices with the code. */
export function Pricing({ usage }: PricingProps) {
  return (
    <DataFrame>
      <PageHead title={pricingPageText.pricing} description={pricingPageText.plansByMonthWith} />
      <Offers usage={usage} />
      <Section tight title={pricingPageText.whyPeoplePayHere}>
        <Reasons reasons={reasons} />
      </Section>
      <Section tight title={pricingPageText.questions}>
        <div className={styles.questions}>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Section>
      <Closing />
    </DataFrame>
  )
}
