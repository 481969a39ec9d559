import { useState } from 'react'
import { Link } from '#design/link.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { accountsApi } from './accounts.client.ts'
import { AuthForm } from './auth-form.tsx'
import { missing, useAuthForm } from './use-auth-form.ts'
import { useReturnQuery } from './use-return-query.ts'

export function SignInPage() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { busy, errors, fault, run } = useAuthForm()
  const query = useReturnQuery()
  const submit = () =>
    run(
      () => accountsApi('signIn', { body: { email, password } }),
      () =>
        missing({
          email: [email, 'Please enter your email address.'],
          password: [password, 'Please enter your password.'],
        }),
    )
  return (
    <>
      <PageHead title="Sign in" description="Sign in to plan and keep your trips." hidden />
      <AuthForm
        title="Sign in"
        lead="Your trips, your budget and your bookings in one place."
        action="Sign in"
        busy={busy}
        fault={fault}
        onSubmit={submit}
        footer={
          <>
            No account yet?{' '}
            <Link className="text-link" href={`/account/sign-up${query}`}>
              Create one
            </Link>
          </>
        }
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          error={errors['email']}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          error={errors['password']}
          onChange={(event) => setPassword(event.target.value)}
        />
      </AuthForm>
    </>
  )
}
