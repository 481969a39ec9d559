import { useState } from 'react'
import { Link } from '#design/link.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { User } from '../contract/accounts.contract.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account-form.module.css'
import { accountsApi } from './accounts.client.ts'
import { PasswordField } from './password-field.tsx'
import { missing, useAccountForm } from './use-account-form.ts'
import { signInFormText } from './messages.ts'

interface SignInFormProps {
  /** Address of the ended session, so that only the password has to be typed. */
  readonly initialEmail?: string
  readonly onSignedIn: (user: User) => void
}

/** Email and password; used on the page and in the dialog. */
export function SignInForm({ initialEmail, onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState(initialEmail ?? '')
  const [password, setPassword] = useState('')
  const { state, form, submit } = useAccountForm<{ user: User }>(({ user }) => onSignedIn(user))
  return (
    <AccountForm
      action={signInFormText.signIn}
      state={state}
      form={form}
      onSubmit={() =>
        submit(
          missing({
            email: [email, signInFormText.pleaseEnterYourEmail],
            password: [password, signInFormText.pleaseEnterYourPassword],
          }),
          () => accountsApi('signIn', { body: { email, password } }),
        )
      }
    >
      <TextField
        id="account-email"
        label={signInFormText.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        error={state.errors['email']}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        id="account-password"
        label={signInFormText.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={state.errors['password']}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p className={styles.aside}>
        <Link
          className="text-link"
          href="/account/reset-password"
          // In the dialog, links open a new tab so that the page keeps what was typed.
          target={initialEmail === undefined ? undefined : '_blank'}
        >
          {signInFormText.forgotYourPassword}
        </Link>
      </p>
    </AccountForm>
  )
}
