import { useSearchParams } from 'wouter'
import { ButtonLink } from '#design/button/button.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { DownloadPdf } from './download-pdf.tsx'
import { Actions, NotVerified, Paid, Verifying } from './outcome.tsx'
import { receiptFacts } from './receipt-facts.ts'
import { usePdfVerified } from './shop.queries.ts'

type Verified = NonNullable<ReturnType<typeof usePdfVerified>['data']>

const sums = (amount: number): string => `${formatMoney(cad(amount))} CAD`
const named = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1)

function Success({ verified }: { readonly verified: Verified }) {
  const { itinerary, returnTo } = verified
  const { id, title, items, budget } = itinerary
  return (
    <Paid title="Your PDF is ready" lead={title}>
      <FactList
        items={[
          ...receiptFacts(verified, 'Price'),
          { label: 'Itinerary', value: title },
          { label: 'Items', value: String(items.length) },
          { label: 'Total budget', value: sums(budget.total) },
          ...Object.entries(budget.categories).map(([type, amount]) => ({
            label: named(type),
            value: sums(amount),
          })),
        ]}
      />
      <Actions>
        <DownloadPdf tripId={id} title={title} label="Download PDF Now" />
        <ButtonLink href={returnTo ?? `/planner?trip=${id}`} look="line">
          Return to Planner
        </ButtonLink>
      </Actions>
      <p className="mute">The PDF has also been emailed to you.</p>
    </Paid>
  )
}

function Outcome() {
  const [params] = useSearchParams()
  const id = params.get('session_id') ?? ''
  const tripId = params.get('itinerary_id') ?? ''
  const complete = id !== '' && tripId !== ''
  const verified = usePdfVerified(id, tripId)
  if (complete && verified.isPending) return <Verifying />
  if (verified.data) return <Success verified={verified.data} />
  return (
    <NotVerified query={verified} complete={complete} signInTitle="Sign in to get your PDF">
      <ButtonLink href="/planner" look="line">
        Return to Planner
      </ButtonLink>
    </NotVerified>
  )
}

/** Where the checkout of a PDF leads back to. */
export function PdfSuccessPage() {
  return (
    <DataFrame>
      <div className="wrap page">
        <Outcome />
      </div>
    </DataFrame>
  )
}
