import { ButtonLink } from '#design/button/button.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { DownloadPdf } from './download-pdf.tsx'
import { Actions, OutcomePage, Paid } from './outcome.tsx'
import { receiptFacts } from './receipt-facts.ts'
import { pdfVerified } from './billing.queries.ts'
import { pdfExportSuccessPageText } from './messages.ts'

type Verified = Awaited<ReturnType<ReturnType<typeof pdfVerified>['queryFn']>>

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

/** Where the checkout of a PDF leads back to. */
export function PdfSuccessPage() {
  return (
    <OutcomePage
      needs={['session_id', 'itinerary_id']}
      verified={pdfVerified}
      signInTitle={pdfExportSuccessPageText.signInToGet}
      back={{ href: '/planner', label: pdfExportSuccessPageText.returnToPlanner }}
    >
      {(verified) => <Success verified={verified} />}
    </OutcomePage>
  )
}
