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

const steps = [
  'We contact you within 24 hours by mail or phone to agree on a time.',
  'You tell us what the trip is to be like; what you have planned here is at hand.',
  'After the talk you get notes by mail, with what was agreed.',
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
        signInTitle="Sign in to see your purchase"
        text="We couldn't verify your payment. Please contact us if you believe this is an error."
      >
        <ButtonLink href="/consultation" look="line">
          Return to Consultation Page
        </ButtonLink>
      </NotVerified>
    )
  const { tier, returnTo } = verified.data
  return (
    <Paid title="Your consultation is booked" lead="Thank you. A receipt is on its way by mail.">
      <FactList
        items={[
          { label: 'Service', value: consultations[tier].name },
          { label: 'Duration', value: consultations[tier].duration },
          ...receiptFacts(verified.data),
          {
            label: 'Consultant',
            value: facts.registered
              ? `${facts.counsellor}, certificate ${facts.certificate}`
              : facts.counsellor,
          },
        ]}
      />
      <Steps title="What happens next" steps={steps} />
      <Actions>
        <ButtonLink href="/">Return Home</ButtonLink>
        <ButtonLink href={returnTo ?? '/consultation'} look="line">
          Book Another Consultation
        </ButtonLink>
      </Actions>
    </Paid>
  )
}

/** Where the checkout of a consultation leads back to. */
export function ConsultationSuccessPage() {
  return (
    <DataFrame>
      <div className="wrap page">
        <Outcome />
      </div>
    </DataFrame>
  )
}
