import { useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { OwnAccount } from '../../contract/own-account.contract.ts'
import { AccountForm } from '../account-form.tsx'
import { ownAccountApi } from './own-account.queries.ts'
import { PasswordField } from '../password-field.tsx'
import { missing, useAccountForm } from '../use-account-form.ts'
import { deleteAccountButtonText } from './messages.ts'

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

/** A password field, or the address for accounts without a password. */
function ProofField({ account, onChange, ...rest }: ProofFieldProps) {
  const { email } = account.user
  const change = (event: { target: { value: string } }) => onChange(event.target.value)
  if (!account.hasPassword)
    return (
      <TextField
        {...rest}
        id="account-confirmation"
        name="confirmation"
        label={deleteAccountButtonText.yourEmailAddress}
        hint={deleteAccountButtonText.typeToConfirm(email)}
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
        label={deleteAccountButtonText.yourPassword}
        autoComplete="current-password"
        required
        onChange={change}
      />
    </>
  )
}

/** Asks for the proof, then deletes the account. */
function DeleteDialog({
  account,
  onDeleted,
  onClose,
}: DeleteAccountProps & { readonly onClose: () => void }) {
  const [proof, setProof] = useState('')
  const id = useId()
  const { state, form, submit } = useAccountForm<unknown>(onDeleted)
  const [name, question] = account.hasPassword
    ? (['password', deleteAccountButtonText.pleaseEnterYourPassword] as const)
    : (['confirmation', deleteAccountButtonText.pleaseEnterYourEmail] as const)
  return (
    <Dialog
      open
      onClose={onClose}
      title={deleteAccountButtonText.deleteYourAccount}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {deleteAccountButtonText.keepIt}
          </Button>
          <Button
            look="maple"
            type="submit"
            form={id}
            busy={state.busy}
            busyLabel={deleteAccountButtonText.erasing}
          >
            {deleteAccountButtonText.deleteForGood}
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
        <p>{deleteAccountButtonText.yourTripsWithEverything}</p>
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

/** Asks for confirmation: a deleted account cannot be restored. */
export function DeleteAccountButton(props: DeleteAccountProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="line" onClick={() => setAsking(true)}>
        {deleteAccountButtonText.deleteMyAccount}
      </Button>
      {asking ? <DeleteDialog {...props} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
