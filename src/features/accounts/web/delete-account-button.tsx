import { useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { OwnAccount } from '../contract/own-account.contract.ts'
import { AccountForm } from './account-form.tsx'
import { ownAccountApi } from './own-account.queries.ts'
import { PasswordField } from './password-field.tsx'
import { missing, useAccountForm } from './use-account-form.ts'

interface DeleteAccountProps {
  readonly account: OwnAccount
  readonly onDeleted: () => void
}

interface ProofFieldProps {
  readonly account: OwnAccount
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The password, or the address where there is none. */
function ProofField({ account, onChange, ...rest }: ProofFieldProps) {
  const { email } = account.user
  const change = (event: { target: { value: string } }) => onChange(event.target.value)
  if (!account.hasPassword)
    return (
      <TextField
        {...rest}
        id="account-confirmation"
        name="confirmation"
        label="Your email address"
        hint={`Type ${email} to confirm.`}
        type="email"
        autoComplete="off"
        required
        onChange={change}
      />
    )
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...rest}
        id="account-password"
        name="password"
        label="Your password"
        autoComplete="current-password"
        required
        onChange={change}
      />
    </>
  )
}

/** Proves who asks, and erases. */
function DeleteDialog({
  account,
  onDeleted,
  onClose,
}: DeleteAccountProps & { readonly onClose: () => void }) {
  const [proof, setProof] = useState('')
  const id = useId()
  const { state, form, submit } = useAccountForm<unknown>(onDeleted)
  const [name, question] = account.hasPassword
    ? (['password', 'Please enter your password.'] as const)
    : (['confirmation', 'Please enter your email address.'] as const)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      actions={
        <>
          <Button look="line" onClick={onClose}>
            Keep it
          </Button>
          <Button look="maple" type="submit" form={id} busy={state.busy} busyLabel="Erasing…">
            Delete for good
          </Button>
        </>
      }
    >
      <AccountForm
        id={id}
        state={state}
        form={form}
        onSubmit={() =>
          submit(missing({ [name]: [proof, question] }), () =>
            ownAccountApi('deleteAccount', { body: { [name]: proof } }),
          )
        }
      >
        <p>
          Your trips with everything in them, your sessions and what you hold are erased at once.
          Nobody can bring them back.
        </p>
        <ProofField
          account={account}
          value={proof}
          error={state.errors[name]}
          onChange={setProof}
        />
      </AccountForm>
    </Dialog>
  )
}

/** Asks first: a deleted account cannot come back. */
export function DeleteAccountButton(props: DeleteAccountProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="line" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking ? <DeleteDialog {...props} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
