import { TextField } from '#design/text-field/text-field.tsx'
import { termsVersion } from '../domain/terms.ts'
import styles from './account-form.module.css'
import { accountsApi } from './accounts.client.ts'
import { signUpPageText as text } from './messages.ts'
import { passwordHint, tooShort } from './new-password.ts'
import { PasswordField } from './password-field.tsx'
import { TermsLinks } from './terms-links.tsx'
import { missing, useAccountFields, useAccountForm } from './use-account-form.ts'

const empty = { firstName: '', lastName: '', email: '', password: '' }

/** Fields of a new account, their errors, and the call that creates it. */
export function useSignUp(onDone: (result: unknown) => void) {
  const account = useAccountForm<unknown>(onDone)
  const { values, field } = useAccountFields(empty, account.state.errors)
  const noEmail = missing({ email: [values.email, text.pleaseEnterYourEmail] })
  return {
    ...account,
    noEmail,
    errors: {
      ...missing({
        firstName: [values.firstName, text.pleaseEnterYourFirst],
        lastName: [values.lastName, text.pleaseEnterYourLast],
      }),
      ...noEmail,
      ...missing({ password: [values.password, text.pleaseChoosePassword] }),
      ...tooShort(values.password),
    },
    create: () => {
      const name = `${values.firstName.trim()} ${values.lastName.trim()}`
      return accountsApi('signUp', { body: { ...values, name, acceptedTerms: termsVersion } })
    },
    nameFields: (
      <div className={styles.pair}>
        <TextField label={text.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={text.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
    ),
    emailField: (
      <TextField label={text.email} type="email" autoComplete="username" {...field('email')} />
    ),
    passwordField: (
      <>
        <PasswordField
          label={text.password}
          autoComplete="new-password"
          hint={passwordHint}
          {...field('password')}
        />
        <p className="small mute">
          {text.byCreatingAccountYou}
          <TermsLinks />.
        </p>
      </>
    ),
  }
}
