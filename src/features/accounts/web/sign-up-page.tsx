import { useState } from 'react'
import { Link } from '#design/link.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { termsVersion } from '../domain/terms.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account-form.module.css'
import { accountsApi } from './accounts.client.ts'
import { FormPage } from './form-page.tsx'
import { leaveForm } from './leave-form.ts'
import { passwordHint, tooShort } from './new-password.ts'
import { PasswordField } from './password-field.tsx'
import { TermsLinks } from './terms-links.tsx'
import { missing, useAccountForm } from './use-account-form.ts'
import { useRemoteSignIn } from './use-remote-sign-in.ts'
import { useReturnQuery } from './use-return-query.ts'
import { signUpPageText } from './messages.ts'

const empty = { firstName: '', lastName: '', email: '', password: '' }
type Values = typeof empty

const errorsOf = (values: Values): Readonly<Record<string, string>> => ({
  ...missing({
    firstName: [values.firstName, signUpPageText.pleaseEnterYourFirst],
    lastName: [values.lastName, signUpPageText.pleaseEnterYourLast],
    email: [values.email, signUpPageText.pleaseEnterYourEmail],
    password: [values.password, signUpPageText.pleaseChoosePassword],
  }),
  ...tooShort(values.password),
})

function SignUpForm({ signInHref }: { readonly signInHref: string }) {
  const [values, setValues] = useState(empty)
  const { state, form, submit } = useAccountForm<unknown>(leaveForm)
  const field = (name: keyof Values) => ({
    id: `account-${name}`,
    name,
    required: true,
    value: values[name],
    error: state.errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value })),
  })
  const name = `${values.firstName.trim()} ${values.lastName.trim()}`
  return (
    <AccountForm
      action={signUpPageText.createAccount}
      state={state}
      form={form}
      onSubmit={() =>
        submit(errorsOf(values), () =>
          accountsApi('signUp', { body: { ...values, name, acceptedTerms: termsVersion } }),
        )
      }
      wayOut={
        state.code === 'account-exists' ? (
          <Link className="text-link" href={signInHref}>
            {signUpPageText.signIn}
          </Link>
        ) : null
      }
    >
      <div className={styles.pair}>
        <TextField
          label={signUpPageText.firstName}
          autoComplete="given-name"
          {...field('firstName')}
        />
        <TextField
          label={signUpPageText.lastName}
          autoComplete="family-name"
          {...field('lastName')}
        />
      </div>
      <TextField
        label={signUpPageText.email}
        type="email"
        autoComplete="username"
        {...field('email')}
      />
      <PasswordField
        label={signUpPageText.password}
        autoComplete="new-password"
        hint={passwordHint}
        {...field('password')}
      />
      <p className="small mute">
        {signUpPageText.byCreatingAccountYou}
        <TermsLinks />.
      </p>
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
