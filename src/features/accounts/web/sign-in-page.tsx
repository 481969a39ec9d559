import { Link } from '#design/link.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { FormPage } from './form-page.tsx'
import { leaveForm } from './leave-form.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useRemoteSignIn } from './use-remote-sign-in.ts'
import { useReturnQuery } from './use-return-query.ts'

export function SignInPage() {
  const query = useReturnQuery()
  useRemoteSignIn()
  return (
    <>
      <PageHead
        title="Sign in with your password"
        description="Sign in with your email address and password to plan and keep your trips."
        hidden
      />
      <FormPage
        title="Sign in"
        lead="Your trips, your budget and your bookings in one place."
        footer={
          <>
            No account yet?{' '}
            <Link className="text-link" href={`/account/sign-up${query}`}>
              Create one
            </Link>
          </>
        }
      >
        <SignInForm onSignedIn={leaveForm} />
      </FormPage>
    </>
  )
}
