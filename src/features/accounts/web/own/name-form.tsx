import { useState } from 'react'
import { TextField } from '#design/text-field/text-field.tsx'
import { showToast } from '#design/notices/notices.ts'
import type { User } from '../../contract/accounts.contract.ts'
import { AccountForm } from '../account-form.tsx'
import styles from '../account-form.module.css'
import { keepRenamed, ownAccountApi } from './own-account.queries.ts'
import { missing, useAccountForm } from '../use-account-form.ts'
import { nameFormText } from './messages.ts'

/** First and last name, to be changed. */
export function NameForm({ user }: { readonly user: User }) {
  const [names, setNames] = useState({ firstName: user.firstName, lastName: user.lastName })
  const { state, form, submit } = useAccountForm<User>((renamed) => {
    keepRenamed(renamed)
    setNames({ firstName: renamed.firstName, lastName: renamed.lastName })
    showToast({ title: nameFormText.nameSaved })
  })
  const field = (name: keyof typeof names) => ({
    id: `account-${name}`,
    name,
    required: true,
    value: names[name],
    error: state.errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setNames((before) => ({ ...before, [name]: value })),
  })
  const errors = missing({
    firstName: [names.firstName, nameFormText.pleaseEnterYourFirst],
    lastName: [names.lastName, nameFormText.pleaseEnterYourLast],
  })
  return (
    <AccountForm
      action={nameFormText.saveName}
      inline
      state={state}
      form={form}
      onSubmit={() => submit(errors, () => ownAccountApi('rename', { body: names }))}
    >
      <div className={styles.pair}>
        <TextField
          label={nameFormText.firstName}
          autoComplete="given-name"
          {...field('firstName')}
        />
        <TextField
          label={nameFormText.lastName}
          autoComplete="family-name"
          {...field('lastName')}
        />
      </div>
    </AccountForm>
  )
}
