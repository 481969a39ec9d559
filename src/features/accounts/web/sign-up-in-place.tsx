import { useEffect, useState } from 'react'
import { Link } from '#design/link.tsx'
import { AccountForm } from './account-form.tsx'
import { signUpPageText } from './messages.ts'
import { useSignUp } from './use-sign-up.tsx'

interface SignUpInPlaceProps {
  /** The button's words: "Keep this trip". */
  readonly action: string
  readonly signInHref: string
  /** Runs once the email is given and the rest is asked for. */
  readonly onRest?: () => void
  /** Runs once the account exists and is signed in; the form shows what it throws. */
  readonly onDone: () => Promise<void>
}

/**
 * Creates an account on the page that needs one, in two steps: the email, which is not checked for an account,
 * then name and password. Nothing typed is lost by a failure.
 */
export function SignUpInPlace({ action, signInHref, onRest, onDone }: SignUpInPlaceProps) {
  const [step, setStep] = useState<'email' | 'rest'>('email')
  const { state, form, submit, ...account } = useSignUp(() => undefined)
  useEffect(() => {
    const first = form.current?.elements.namedItem('firstName')
    if (step === 'rest' && first instanceof HTMLElement) first.focus()
  }, [form, step])
  const send = async (): Promise<void> => {
    await account.create()
    await onDone()
  }
  const signIn = (
    <Link className="text-link tap-link" href={signInHref}>
      {signUpPageText.haveAccount}
    </Link>
  )
  return (
    <AccountForm
      action={action}
      state={state}
      form={form}
      onSubmit={() =>
        step === 'email'
          ? submit(account.noEmail, async () => {
              setStep('rest')
              onRest?.()
            })
          : submit(account.errors, send)
      }
      wayOut={state.code === 'account-exists' ? signIn : null}
    >
      {account.emailField}
      {step === 'rest' ? (
        <>
          {account.nameFields}
          {account.passwordField}
          <p className="small">{signIn}</p>
        </>
      ) : null}
    </AccountForm>
  )
}
