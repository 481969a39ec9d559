import { useState } from 'react'
import { TextField } from '#design/text-field/text-field.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import type { User } from '../contract/accounts.contract.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account-form.module.css'
import { keepRenamed, ownAccountApi } from './own-account.queries.ts'
import { missing, useAccountForm } from './use-account-form.ts'

/** First and last name, to be changed. */
export function NameForm({ user }: { readonly user: User }) {
  const [names, setNames] = useState({ firstName: user.firstName, lastName: user.lastName })
  const { state, form, submit } = useAccountForm<User>((renamed) => {
    keepRenamed(renamed)
    setNames({ firstName: renamed.firstName, lastName: renamed.lastName })
    showToast({ title: 'Name saved' })
  })
  const field = (name: keyof typeof names) => ({
    id: `account-${name}`,
    name,
    required: true,
    value: names[name],
    error: state.errors[name],
    onChange: (event: { target: { value: string } }) =>
      setNames((before) => ({ ...before, [name]: event.target.value })),
  })
  const faults = missing({
    firstName: [names.firstName, 'Please enter your first name.'],
    lastName: [names.lastName, 'Please enter your last name.'],
  })
  return (
    <AccountForm
      action="Save name"
      inline
      state={state}
      form={form}
      onSubmit={() => submit(faults, () => ownAccountApi('rename', { body: names }))}
    >
      <div className={styles.pair}>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
    </AccountForm>
  )
}
