import { useState } from 'react'
import { Link } from '#design/link.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { accountsApi } from './accounts.client.ts'
import { AuthForm } from './auth-form.tsx'
import styles from './auth-form.module.css'
import { missing, useAuthForm } from './use-auth-form.ts'
import { useReturnQuery } from './use-return-query.ts'

const empty = { firstName: '', lastName: '', email: '', password: '' }

const faultsOf = (values: typeof empty): Readonly<Record<string, string>> => ({
  ...(values.password.length > 0 && values.password.length < 8
    ? { password: 'Use at least 8 characters.' }
    : {}),
  ...missing({
    firstName: [values.firstName, 'Please enter your first name.'],
    lastName: [values.lastName, 'Please enter your last name.'],
    email: [values.email, 'Please enter your email address.'],
    password: [values.password, 'Please choose a password.'],
  }),
})

export function SignUpPage() {
  const [values, setValues] = useState(empty)
  const { busy, errors, fault, run } = useAuthForm()
  const query = useReturnQuery()
  const field = (name: keyof typeof empty) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: event.target.value })),
  })
  const submit = () => {
    const name = `${values.firstName.trim()} ${values.lastName.trim()}`
    run(
      () => accountsApi('signUp', { body: { ...values, name } }),
      () => faultsOf(values),
    )
  }
  return (
    <>
      <PageHead title="Create an account" description="A free account keeps your trips." hidden />
      <AuthForm
        title="Create an account"
        lead="Free to start. Plan a trip of three days, day by day, within your budget."
        action="Create account"
        busy={busy}
        fault={fault}
        onSubmit={submit}
        footer={
          <>
            Already have one?{' '}
            <Link className="text-link" href={`/account/sign-in${query}`}>
              Sign in
            </Link>
          </>
        }
      >
        <div className={styles.pair}>
          <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        </div>
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters."
          {...field('password')}
        />
      </AuthForm>
    </>
  )
}
