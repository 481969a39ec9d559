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

function RequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const { state, form, submit } = useAccountForm<unknown>(() => onSent(email.trim()))
  return (
    <AccountForm
      action="Send the link"
      state={state}
      form={form}
      onSubmit={() =>
        submit(missing({ email: [email, 'Please enter your email address.'] }), () =>
          accountsApi('requestPasswordReset', { body: { email } }),
        )
      }
    >
      <TextField
        id="account-email"
        label="Email"
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
        title="Forgot your password"
        description="Enter your email address, and we send you a link to choose a new password."
        hidden
      />
      <FormPage
        title="Forgot your password?"
        lead="Give the address of your account. We send a link by which you choose a new password."
        footer={
          <Link className="text-link" href="/account/sign-in">
            Back to sign-in
          </Link>
        }
      >
        {sentTo === undefined ? (
          <RequestForm onSent={setSentTo} />
        ) : (
          <Notice
            tone="success"
            live
            title="Look into your mail"
            action={
              <Button look="line" size="small" onClick={() => setSentTo(undefined)}>
                Try another address
              </Button>
            }
          >
            If {sentTo} has an account, a link is on its way. It works once, for an hour.
          </Notice>
        )}
      </FormPage>
    </>
  )
}
