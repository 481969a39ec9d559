import { PageHead } from '#platform/web/page-head.tsx'
import { Entry } from './entry.tsx'
import { signupPageText } from './messages.ts'

export function SignupPage() {
  return (
    <>
      <PageHead
        title={signupPageText.createFreeAccount}
        description={signupPageText.freeAccountKeepsYour}
      />
      <Entry
        title={signupPageText.createFreeAccount}
        lead={signupPageText.minuteNowAndEvery}
        href="/account/sign-up"
        action={signupPageText.signUp}
        other={{
          question: signupPageText.alreadyHaveOne,
          href: '/login',
          label: signupPageText.signIn,
        }}
      />
    </>
  )
}
