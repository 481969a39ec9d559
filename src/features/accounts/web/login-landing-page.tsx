import { PageHead } from '#platform/web/page-head.tsx'
import { AccountLanding } from './account-landing.tsx'
import { loginLandingText } from './messages.ts'

export function LoginLandingPage() {
  return (
    <>
      <PageHead title={loginLandingText.signIn} description={loginLandingText.signInToYour} />
      <AccountLanding
        title={loginLandingText.signInToYourTrips}
        lead={loginLandingText.pickUpPlanWhere}
        href="/api/login"
        action={loginLandingText.signIn2}
        other={{
          question: loginLandingText.noAccountYet,
          href: '/signup',
          label: loginLandingText.createOneForFree,
        }}
      />
    </>
  )
}
