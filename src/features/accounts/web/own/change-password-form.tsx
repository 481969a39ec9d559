import { showToast } from '#design/notices/notices.ts'
import { AccountForm } from '../account-form.tsx'
import { passwordHint } from '../new-password.ts'
import { ownAccountApi, rereadSessions } from './own-account.queries.ts'
import { PasswordField } from '../password-field.tsx'
import { missing, useAccountFields, useAccountForm } from '../use-account-form.ts'
import { changePasswordFormText } from './messages.ts'

const empty = { currentPassword: '', newPassword: '' }

/** Changes the password; every other session ends. */
export function ChangePasswordForm({ email }: { readonly email: string }) {
  const { state, form, submit } = useAccountForm<unknown>(() => {
    void rereadSessions()
    showToast({
      title: changePasswordFormText.passwordChanged,
      text: changePasswordFormText.everyOtherSessionHas,
    })
  })
  const { values, field, clear } = useAccountFields(empty, state.errors)
  const errors: Record<string, string> = {
    ...missing({
      currentPassword: [values.currentPassword, changePasswordFormText.pleaseEnterYourCurrent],
      newPassword: [values.newPassword, changePasswordFormText.pleaseChoosePassword],
    }),
  }
  if (values.newPassword && values.newPassword.length < 8)
    errors['newPassword'] = changePasswordFormText.tooShort
  const send = async (): Promise<void> => {
    await ownAccountApi('changePassword', { body: values })
    clear()
  }
  return (
    <AccountForm
      action={changePasswordFormText.changePassword}
      inline
      state={state}
      form={form}
      onSubmit={() => submit(errors, send)}
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
