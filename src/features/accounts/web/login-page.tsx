import { PageHead } from '#platform/web/page-head.tsx'
import { Entry } from './entry.tsx'
import { loginPageText } from './messages.ts'

export function LoginPage() {
  return (
    <>
      <PageHead title={loginPageText.signIn} description={loginPageText.signInToYour} />
      <Entry
        title={loginPageText.signInToYourTrips}
        lead={loginPageText.pickUpPlanWhere}
        href="/api/login"
        action={loginPageText.signIn2}
        other={{
          question: loginPageText.noAccountYet,
          href: '/signup',
          label: loginPageText.createOneForFree,
        }}
      />
    </>
  )
}
