import { useSearchParams } from 'wouter'
import { ButtonLink } from '#design/button/button.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts } from '#platform/web/facts.ts'
import { consultations } from '#features/billing/domain/products.ts'
import {
  Actions,
  NotVerified,
  Paid,
  receiptFacts,
  Steps,
  Verifying,
  useConsultationVerified,
} from '#features/billing/web/index.ts'
import { successPageText } from './messages.ts'

const steps = [
  successPageText.weContactYouWithin,
  successPageText.youTellUsWhat,
  successPageText.afterTalkYouGet,
]

function Outcome() {
  const [params] = useSearchParams()
  const id = params.get('session_id') ?? ''
  const verified = useConsultationVerified(id)
  if (id !== '' && verified.isPending) return <Verifying />
  if (!verified.data)
    return (
      <NotVerified
        query={verified}
        complete={id !== ''}
        signInTitle={successPageText.signInToSee}
        text={successPageText.weCouldntVerifyYour}
      >
        <ButtonLink href="/consultation" look="line">
          {successPageText.returnToConsultationPage}
        </ButtonLink>
      </NotVerified>
    )
  const { tier, returnTo } = verified.data
  return (
    <Paid title={successPageText.yourConsultationBooked} lead={successPageText.thankYouReceiptOn}>
      <FactList
        items={[
          { label: successPageText.service, value: consultations[tier].name },
          { label: successPageText.duration, value: consultations[tier].duration },
          ...receiptFacts(verified.data),
          {
            label: successPageText.consultant,
            value: facts.registered
              ? successPageText.certificate(facts.counsellor, facts.certificate)
              : facts.counsellor,
          },
        ]}
      />
      <Steps title={successPageText.whatHappensNext} steps={steps} />
      <Actions>
        <ButtonLink href="/">{successPageText.returnHome}</ButtonLink>
        <ButtonLink href={returnTo ?? '/consultation'} look="line">
          {successPageText.bookAnotherConsultation}
        </ButtonLink>
      </Actions>
    </Paid>
  )
}

/** Page after the checkout of a consultation. */
export function ConsultationSuccessPage() {
  return (
    <DataFrame>
      <div className="wrap page">
        <Outcome />
      </div>
    </DataFrame>
  )
}
