import { Umbrella } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { useHydrating } from '#design/static-page/use-hydrating.ts'
import { useSearchTrip } from '#features/trips/web/index.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { Given, NotGiven } from '#platform/web/listed.tsx'
import { localToday } from '#platform/web/local-today.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import type { InsuranceQuote } from '../contract/insurance.contract.ts'
import { CoverGuide } from './cover-guide.tsx'
import styles from './insurance-page.module.css'
import { type Cart, QuoteCard } from './quote-card.tsx'
import { QuoteForm } from './quote-form.tsx'
import { clearQuote, keepQuote, readQuote } from './stored-quote.ts'
import { insurancePageText } from './messages.ts'

function NoQuote() {
  return (
    <Card look="well">
      <EmptyState icon={Umbrella} heading="h2" title={insurancePageText.fillOutFormAbove} />
    </Card>
  )
}

interface InsuranceProps {
  readonly cart: Cart
}

/** The last quote of this browser, until another is asked for. */
function Quote({ cart }: InsuranceProps) {
  const today = useHydrating() ? '' : localToday()
  const kept = useMemo(() => (today ? readQuote(today) : undefined), [today])
  const [next, setNext] = useState<{ readonly quote?: InsuranceQuote }>()
  const quote = next ? next.quote : kept
  const [round, setRound] = useState(0)
  const [answers, setAnswers] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  const inTrip = useSearchTrip()
  const found = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is unmounted with its quote: focus the empty form.
    if (round > 0) form.current?.querySelector('input')?.focus()
  }, [round])
  useEffect(() => {
    // On a phone the quote is below the form; a stored quote is not scrolled to.
    if (answers > 0) found.current?.scrollIntoView({ block: 'nearest' })
  }, [answers])
  const show = (answer: InsuranceQuote): void => {
    keepQuote(answer)
    setNext({ quote: answer })
    setAnswers((before) => before + 1)
  }
  const reset = (): void => {
    clearQuote()
    setNext({})
    setRound((before) => before + 1)
  }
  return (
    <>
      <div ref={form}>
        <Card>
          <QuoteForm key={round} today={today} inTrip={inTrip} onQuote={show} />
        </Card>
      </div>
      <p className="visually-hidden" role="status">
        {quote
          ? insurancePageText.aboutFor(quote.premium.toFixed(2), quote.policyDetails.destination)
          : ''}
      </p>
      <div ref={found}>
        {quote ? <QuoteCard quote={quote} cart={cart} onNew={reset} /> : <NoQuote />}
      </div>
    </>
  )
}

/** In place of the form at an agency that quotes no insurance. */
function NotOffered() {
  return (
    <Notice
      title={insurancePageText.noQuotesHere}
      action={<ButtonLink href="/consultation">{insurancePageText.askCounsellor}</ButtonLink>}
    >
      {insurancePageText.counsellorHelps}
    </Notice>
  )
}

/** Travel insurance: an estimate at once, the policy through a consultation. */
export function Insurance({ cart }: InsuranceProps) {
  return (
    <DataFrame>
      <PageHead
        title={insurancePageText.travelInsurance}
        description={insurancePageText.aboutWhatTravelInsurance}
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title={insurancePageText.travelInsurance}
          sub={insurancePageText.whereWhenAndHow}
        />
        <div className={styles.columns}>
          <div className={styles.quote}>
            <Given when="insuranceOffered">
              <Quote cart={cart} />
            </Given>
            <NotGiven when="insuranceOffered">
              <NotOffered />
            </NotGiven>
          </div>
          <aside className={styles.aside}>
            <Notice title={insurancePageText.readBeforeYouBuy}>
              {insurancePageText.conditionsYouHaveToday}
            </Notice>
            <Given when="insuranceOffered">
              <Notice tone="warn" title={insurancePageText.whatQuoteHere}>
                {insurancePageText.estimateInCanadianDollars}
              </Notice>
            </Given>
          </aside>
        </div>
      </div>
      <CoverGuide />
    </DataFrame>
  )
}
