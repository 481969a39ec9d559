import { useEffect, useState } from 'react'
import { Link } from '#design/link.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { termsVersion } from '../domain/terms.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account-form.module.css'
import { accountsApi } from './accounts.client.ts'
import { signUpPageText } from './messages.ts'
import { passwordHint, tooShort } from './new-password.ts'
import { PasswordField } from './password-field.tsx'
import { TermsLinks } from './terms-links.tsx'
import { missing, useAccountForm } from './use-account-form.ts'

interface SignUpInPlaceProps {
  /** The button's words: "Keep this trip". */
  readonly action: string
  readonly signInHref: string
  /** The account exists and is signed in; what is thrown is said in the form. */
  readonly onDone: () => Promise<void>
}

const empty = { firstName: '', lastName: '', email: '', password: '' }
type Values = typeof empty

/**
 * An account on the page that needs one, in two steps: the address first, which is asked of no one, then
 * name and password. What is typed stays whatever happens.
 */
export function SignUpInPlace({ action, signInHref, onDone }: SignUpInPlaceProps) {
  const [values, setValues] = useState(empty)
  const [step, setStep] = useState<'email' | 'rest'>('email')
  const { state, form, submit } = useAccountForm<unknown>(() => undefined)
  useEffect(() => {
    const first = form.current?.elements.namedItem('firstName')
    if (step === 'rest' && first instanceof HTMLElement) first.focus()
  }, [form, step])
  const field = (name: keyof Values) => ({
    id: `account-${name}`,
    name,
    required: true,
    value: values[name],
    error: state.errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value })),
  })
  const errors = (): Readonly<Record<string, string>> => ({
    ...missing({
      firstName: [values.firstName, signUpPageText.pleaseEnterYourFirst],
      lastName: [values.lastName, signUpPageText.pleaseEnterYourLast],
      email: [values.email, signUpPageText.pleaseEnterYourEmail],
      password: [values.password, signUpPageText.pleaseChoosePassword],
    }),
    ...tooShort(values.password),
  })
  const send = async (): Promise<void> => {
    const name = `${values.firstName.trim()} ${values.lastName.trim()}`
    await accountsApi('signUp', { body: { ...values, name, acceptedTerms: termsVersion } })
    await onDone()
  }
  const next = (): void => {
    const first = missing({ email: [values.email, signUpPageText.pleaseEnterYourEmail] })
    submit(first, async () => setStep('rest'))
  }
  const signIn = (
    <Link className="text-link" href={signInHref}>
      {signUpPageText.haveAccount}
    </Link>
  )
  return (
    <AccountForm
      action={action}
      state={state}
      form={form}
      onSubmit={() => (step === 'email' ? next() : submit(errors(), send))}
      wayOut={state.code === 'account-exists' ? signIn : null}
    >
      <TextField
        label={signUpPageText.email}
        type="email"
        autoComplete="username"
        {...field('email')}
      />
      {step === 'rest' ? (
        <>
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
          <p className="small">{signIn}</p>
        </>
      ) : null}
    </AccountForm>
  )
}
