import { PageHead } from '#platform/web/page-head.tsx'
import { Entry } from './entry.tsx'

export function SignupPage() {
  return (
    <>
      <PageHead
        title="Create a free account"
        description="A free account keeps your trips, their days and their budget on every device."
      />
      <Entry
        title="Create a free account"
        lead="A minute now, and every trip you plan is kept."
        href="/account/sign-up"
        action="Sign Up"
        other={{ question: 'Already have one?', href: '/login', label: 'Sign in' }}
      />
    </>
  )
}
