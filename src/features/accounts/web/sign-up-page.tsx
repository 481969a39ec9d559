import { Link } from '#design/link.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { AccountForm } from './account-form.tsx'
import { FormPage } from './form-page.tsx'
import { leaveForm } from './leave-form.ts'
import { signUpPageText } from './messages.ts'
import { useRemoteSignIn } from './use-remote-sign-in.ts'
import { useReturnQuery } from './use-return-query.ts'
import { useSignUp } from './use-sign-up.tsx'

function SignUpForm({ signInHref }: { readonly signInHref: string }) {
  const { state, form, submit, ...account } = useSignUp(leaveForm)
  return (
    <AccountForm
      action={signUpPageText.createAccount}
      state={state}
      form={form}
      onSubmit={() => submit(account.errors, account.create)}
      wayOut={
        state.code === 'account-exists' ? (
          <Link className="text-link" href={signInHref}>
            {signUpPageText.signIn}
          </Link>
        ) : null
      }
    >
      {account.nameFields}
      {account.emailField}
      {account.passwordField}
    </AccountForm>
  )
}

export function SignUpPage() {
  const signInHref = `/account/sign-in${useReturnQuery()}`
  useRemoteSignIn()
  return (
    <>
      <PageHead
        title={signUpPageText.title}
        description={signUpPageText.yourNameEmailAddress}
        hidden
      />
      <FormPage
        title={signUpPageText.title}
        lead={signUpPageText.freeToStartPlan}
        footer={
          <>
            {signUpPageText.alreadyHaveOne}
            <Link className="text-link" href={signInHref}>
              {signUpPageText.signIn}
            </Link>
          </>
        }
      >
        <SignUpForm signInHref={signInHref} />
      </FormPage>
    </>
  )
}
