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
import { newPasswordPageText } from './own/messages.ts'

interface NewPasswordFormProps {
  readonly token: string
  readonly onDone: () => void
}

function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const { state, form, submit } = useAccountForm<unknown>(onDone)
  const errors = {
    ...missing({ password: [password, newPasswordPageText.pleaseChoosePassword] }),
    ...tooShort(password),
  }
  return (
    <AccountForm
      action={newPasswordPageText.saveNewPassword}
      state={state}
      form={form}
      onSubmit={() =>
        submit(errors, () => accountsApi('resetPassword', { body: { token, password } }))
      }
      wayOut={
        state.code === 'reset-link-spent' ? (
          <Link className="text-link" href="/account/reset-password">
            {newPasswordPageText.askForNewLink}
          </Link>
        ) : null
      }
    >
      <PasswordField
        id="account-password"
        label={newPasswordPageText.newPassword}
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

const poster = {
  slug: 'swiss-alps',
  name: newPasswordPageText.swissAlps,
  place: 'Switzerland',
} as const

/** Opened from the mailed link. The token is in the URL's fragment, which is not sent to servers. */
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
        <FormPage
          title={newPasswordPageText.chooseNewPassword}
          lead={newPasswordPageText.afterwardsEveryDeviceSigns}
        >
          <NewPasswordForm token={token} onDone={finish} />
        </FormPage>
      ) : (
        <div className="wrap page">
          {done ? (
            <Signpost
              title={newPasswordPageText.yourPasswordChanged}
              poster={poster}
              action={<ButtonLink href="/account/sign-in">{newPasswordPageText.signIn}</ButtonLink>}
            >
              {newPasswordPageText.everySessionHasEnded}
            </Signpost>
          ) : (
            <Signpost
              title={newPasswordPageText.thisLinkNotComplete}
              poster={poster}
              action={
                <ButtonLink href="/account/reset-password">
                  {newPasswordPageText.askForNewLink}
                </ButtonLink>
              }
            >
              {newPasswordPageText.someMailProgramsCut}
            </Signpost>
          )}
        </div>
      )}
    </>
  )
}
