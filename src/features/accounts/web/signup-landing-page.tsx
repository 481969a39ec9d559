import { PageHead } from '#platform/web/page-head.tsx'
import { AccountLanding } from './account-landing.tsx'
import { signupLandingText } from './messages.ts'

export function SignupLandingPage() {
  return (
    <>
      <PageHead
        title={signupLandingText.createFreeAccount}
        description={signupLandingText.freeAccountKeepsYour}
      />
      <AccountLanding
        title={signupLandingText.createFreeAccount}
        lead={signupLandingText.minuteNowAndEvery}
        href="/account/sign-up"
        action={signupLandingText.signUp}
        other={{
          question: signupLandingText.alreadyHaveOne,
          href: '/login',
          label: signupLandingText.signIn,
        }}
      />
    </>
  )
}
