import type { FormEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import styles from './account-form.module.css'
import type { AccountFormState } from './use-account-form.ts'
import { accountFormText } from './messages.ts'

interface AccountFormProps {
  /** The label of the button; left out if a button elsewhere submits the form by its id. */
  readonly action?: string
  /** A button as wide as its words: for forms inside a page rather than in place of one. */
  readonly inline?: boolean
  readonly id?: string
  readonly state: AccountFormState
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSubmit: () => void
  /** A link to the place where an error of the whole form can be fixed. */
  readonly wayOut?: ReactNode
  readonly children: ReactNode
}

function Summary({ state, wayOut }: Pick<AccountFormProps, 'state' | 'wayOut'>) {
  const { errors, error } = state
  const wrong = Object.entries(errors)
  const goTo = (event: MouseEvent<HTMLElement>, name: string): void => {
    event.preventDefault()
    const field = event.currentTarget.closest('form')?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }
  if (error)
    return (
      <Notice tone="error" live action={wayOut}>
        {error}
      </Notice>
    )
  if (wrong.length === 0) return null
  return (
    <Notice
      tone="error"
      live
      title={wrong.length === 1 ? accountFormText.oneField : accountFormText.fields(wrong.length)}
    >
      <ul className={styles.errors}>
        {wrong.map(([name, message]) => (
          <li key={name}>
            <a href={`#account-${name}`} onClick={(event) => goTo(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** A form of the account: error summary, fields, one button. */
export function AccountForm(props: AccountFormProps) {
  const { id, action, inline = false, state, form, onSubmit, wayOut, children } = props
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    // Sent before the page is hydrated it does nothing; it must never write the password into the address.
    <form id={id} ref={form} method="dialog" noValidate className={styles.form} onSubmit={submit}>
      <Summary state={state} wayOut={wayOut} />
      {children}
      {action ? (
        <Button type="submit" block={!inline} busy={state.busy} className={styles.submit}>
          {action}
        </Button>
      ) : null}
    </form>
  )
}
