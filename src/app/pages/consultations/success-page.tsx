import { ButtonLink } from '#design/button/button.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { facts } from '#platform/web/facts.ts'
import { consultations } from '#features/billing/domain/products.ts'
import {
  Actions,
  OutcomePage,
  Paid,
  receiptFacts,
  Steps,
  consultationVerified,
} from '#features/billing/web/index.ts'
import { successPageText } from './messages.ts'

const steps = [
  successPageText.weContactYouWithin,
  successPageText.youTellUsWhat,
  successPageText.afterTalkYouGet,
]

type Verified = Awaited<ReturnType<ReturnType<typeof consultationVerified>['queryFn']>>

function Success({ verified }: { readonly verified: Verified }) {
  const { tier, returnTo } = verified
  return (
    <Paid title={successPageText.yourConsultationBooked} lead={successPageText.thankYouReceiptOn}>
      <FactList
        items={[
          { label: successPageText.service, value: consultations[tier].name },
          { label: successPageText.duration, value: consultations[tier].duration },
          ...receiptFacts(verified),
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
    <OutcomePage
      needs={['session_id']}
      verified={consultationVerified}
      signInTitle={successPageText.signInToSee}
      text={successPageText.weCouldntVerifyYour}
      back={{ href: '/consultation', label: successPageText.returnToConsultationPage }}
    >
      {(verified) => <Success verified={verified} />}
    </OutcomePage>
  )
}
