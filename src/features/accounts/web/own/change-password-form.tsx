import { useState } from 'react'
import { showToast } from '#design/notices/notices.ts'
import { AccountForm } from '../account-form.tsx'
import { passwordHint } from '../new-password.ts'
import { ownAccountApi, rereadSessions } from './own-account.queries.ts'
import { PasswordField } from '../password-field.tsx'
import { missing, useAccountForm } from '../use-account-form.ts'
import { changePasswordFormText } from './messages.ts'

const empty = { currentPassword: '', newPassword: '' }

/** Changes the password; every other session ends. */
export function ChangePasswordForm({ email }: { readonly email: string }) {
  const [values, setValues] = useState(empty)
  const { state, form, submit } = useAccountForm<unknown>(() => {
    setValues(empty)
    void rereadSessions()
    showToast({
      title: changePasswordFormText.passwordChanged,
      text: changePasswordFormText.everyOtherSessionHas,
    })
  })
  const field = (name: keyof typeof values) => ({
    id: `account-${name}`,
    name,
    required: true,
    value: values[name],
    error: state.errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value })),
  })
  const errors: Record<string, string> = {
    ...missing({
      currentPassword: [values.currentPassword, changePasswordFormText.pleaseEnterYourCurrent],
      newPassword: [values.newPassword, changePasswordFormText.pleaseChoosePassword],
    }),
  }
  if (values.newPassword && values.newPassword.length < 8)
    errors['newPassword'] = changePasswordFormText.tooShort
  return (
    <AccountForm
      action={changePasswordFormText.changePassword}
      inline
      state={state}
      form={form}
      onSubmit={() => submit(errors, () => ownAccountApi('changePassword', { body: values }))}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={changePasswordFormText.currentPassword}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <PasswordField
        label={changePasswordFormText.newPassword}
        autoComplete="new-password"
        hint={passwordHint}
        {...field('newPassword')}
      />
    </AccountForm>
  )
}
