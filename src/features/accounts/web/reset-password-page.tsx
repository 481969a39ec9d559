import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Link } from '#design/link.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { AccountForm } from './account-form.tsx'
import { accountsApi } from './accounts.client.ts'
import { FormPage } from './form-page.tsx'
import { missing, useAccountForm } from './use-account-form.ts'
import { useRemoteSignIn } from './use-remote-sign-in.ts'
import { resetPasswordPageText } from './own/messages.ts'

function RequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const { state, form, submit } = useAccountForm<unknown>(() => onSent(email.trim()))
  return (
    <AccountForm
      action={resetPasswordPageText.sendLink}
      state={state}
      form={form}
      onSubmit={() =>
        submit(missing({ email: [email, resetPasswordPageText.pleaseEnterYourEmail] }), () =>
          accountsApi('requestPasswordReset', { body: { email } }),
        )
      }
    >
      <TextField
        id="account-email"
        label={resetPasswordPageText.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        error={state.errors['email']}
        onChange={(event) => setEmail(event.target.value)}
      />
    </AccountForm>
  )
}

/** Asks for a link by mail. What it says afterwards is the same for every address. */
export function ResetPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  useRemoteSignIn()
  return (
    <>
      <PageHead
        title={resetPasswordPageText.title}
        description={resetPasswordPageText.description}
        hidden
      />
      <FormPage
        title={resetPasswordPageText.heading}
        lead={resetPasswordPageText.lead}
        footer={
          <Link className="text-link" href="/account/sign-in">
            {resetPasswordPageText.backToSignIn}
          </Link>
        }
      >
        {sentTo === undefined ? (
          <RequestForm onSent={setSentTo} />
        ) : (
          <Notice
            tone="success"
            live
            title={resetPasswordPageText.checkEmail}
            action={
              <Button look="line" size="small" onClick={() => setSentTo(undefined)}>
                {resetPasswordPageText.tryAnotherAddress}
              </Button>
            }
          >
            {resetPasswordPageText.sent(sentTo)}
          </Notice>
        )}
      </FormPage>
    </>
  )
}
