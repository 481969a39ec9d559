import { PageHead } from '#platform/web/page-head.tsx'
import { AccountLanding } from './account-landing.tsx'
import { loginLandingText } from './messages.ts'

export function LoginLandingPage() {
  return (
    <>
      <PageHead title={loginLandingText.title} description={loginLandingText.description} />
      <AccountLanding
        title={loginLandingText.heading}
        lead={loginLandingText.lead}
        href="/api/login"
        action={loginLandingText.signIn}
        other={{
          question: loginLandingText.noAccountYet,
          href: '/signup',
          label: loginLandingText.createOneForFree,
        }}
      />
    </>
  )
}
