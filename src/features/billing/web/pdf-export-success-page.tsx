import { useSearchParams } from 'wouter'
import { ButtonLink } from '#design/button/button.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { DownloadPdf } from './download-pdf.tsx'
import { Actions, NotVerified, Paid, Verifying } from './outcome.tsx'
import { receiptFacts } from './receipt-facts.ts'
import { usePdfVerified } from './billing.queries.ts'
import { pdfExportSuccessPageText } from './messages.ts'

type Verified = NonNullable<ReturnType<typeof usePdfVerified>['data']>

const sums = (amount: number): string => `${formatMoney(cad(amount))} CAD`
const named = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1)

function Success({ verified }: { readonly verified: Verified }) {
  const { itinerary, returnTo } = verified
  const { id, title, items, budget } = itinerary
  return (
    <Paid title={pdfExportSuccessPageText.yourPdfReady} lead={title}>
      <FactList
        items={[
          ...receiptFacts(verified, 'Price'),
          { label: pdfExportSuccessPageText.itinerary, value: title },
          { label: pdfExportSuccessPageText.items, value: String(items.length) },
          { label: pdfExportSuccessPageText.totalBudget, value: sums(budget.total) },
          ...Object.entries(budget.categories).map(([type, amount]) => ({
            label: named(type),
            value: sums(amount),
          })),
        ]}
      />
      <Actions>
        <DownloadPdf tripId={id} title={title} label={pdfExportSuccessPageText.downloadPdfNow} />
        <ButtonLink href={returnTo ?? `/planner?trip=${id}`} look="line">
          {pdfExportSuccessPageText.returnToPlanner}
        </ButtonLink>
      </Actions>
      <p className="mute">{pdfExportSuccessPageText.pdfHasAlsoBeen}</p>
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
    <NotVerified
      query={verified}
      complete={complete}
      signInTitle={pdfExportSuccessPageText.signInToGet}
    >
      <ButtonLink href="/planner" look="line">
        {pdfExportSuccessPageText.returnToPlanner}
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
