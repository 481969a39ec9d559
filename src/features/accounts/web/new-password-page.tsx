import { useState } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Link } from '#design/link.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { AccountForm } from './account-form.tsx'
import { accountsApi } from './accounts.client.ts'
import { FormPage } from './form-page.tsx'
import { passwordHint, tooShort } from './new-password.ts'
import { PasswordField } from './password-field.tsx'
import { missing, useAccountForm } from './use-account-form.ts'

interface NewPasswordFormProps {
  readonly token: string
  readonly onDone: () => void
}

function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const { state, form, submit } = useAccountForm<unknown>(onDone)
  const faults = {
    ...missing({ password: [password, 'Please choose a password.'] }),
    ...tooShort(password),
  }
  return (
    <AccountForm
      action="Save the new password"
      state={state}
      form={form}
      onSubmit={() =>
        submit(faults, () => accountsApi('resetPassword', { body: { token, password } }))
      }
      wayOut={
        state.code === 'reset-link-spent' ? (
          <Link className="text-link" href="/account/reset-password">
            Ask for a new link
          </Link>
        ) : null
      }
    >
      <PasswordField
        id="account-password"
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        hint={passwordHint}
        value={password}
        error={state.errors['password']}
        onChange={(event) => setPassword(event.target.value)}
      />
    </AccountForm>
  )
}

const poster = { slug: 'swiss-alps', name: 'Swiss Alps', place: 'Switzerland' } as const

/** Where the mailed link leads: its token stands behind the hash, which no server is sent. */
export function NewPasswordPage() {
  const [token] = useState(() => window.location.hash.slice(1))
  const [done, setDone] = useState(false)
  const finish = (): void => {
    setDone(true)
    window.history.replaceState(null, '', window.location.pathname)
  }
  return (
    <>
      {token && !done ? (
        <FormPage title="Choose a new password" lead="Afterwards every device signs in anew.">
          <NewPasswordForm token={token} onDone={finish} />
        </FormPage>
      ) : (
        <div className="wrap page">
          {done ? (
            <Signpost
              title="Your password is changed"
              poster={poster}
              action={<ButtonLink href="/account/sign-in">Sign in</ButtonLink>}
            >
              Every session has ended, on this device too. Sign in with the new password.
            </Signpost>
          ) : (
            <Signpost
              title="This link is not complete"
              poster={poster}
              action={<ButtonLink href="/account/reset-password">Ask for a new link</ButtonLink>}
            >
              Some mail programs cut long links. Copy the whole of it, or ask for a new one.
            </Signpost>
          )}
        </div>
      )}
    </>
  )
}
