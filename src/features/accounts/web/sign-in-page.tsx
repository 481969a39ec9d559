import { Link } from '#design/link.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { FormPage } from './form-page.tsx'
import { leaveForm } from './leave-form.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useRemoteSignIn } from './use-remote-sign-in.ts'
import { useReturnQuery } from './use-return-query.ts'
import { signInPageText } from './messages.ts'

export function SignInPage() {
  const query = useReturnQuery()
  useRemoteSignIn()
  return (
    <>
      <PageHead
        title={signInPageText.signInWithYour}
        description={signInPageText.signInWithYourEmail}
        hidden
      />
      <FormPage
        title={signInPageText.signIn}
        lead={signInPageText.yourTripsYourBudget}
        footer={
          <>
            {signInPageText.noAccountYet}
            <Link className="text-link" href={`/account/sign-up${query}`}>
              {signInPageText.createOne}
            </Link>
          </>
        }
      >
        <SignInForm onSignedIn={leaveForm} />
      </FormPage>
    </>
  )
}
