import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { showToast } from '#design/notices/notices.ts'
import styles from './team.module.css'
import { useInvite } from './team.queries.ts'
import { inviteFormText } from './messages.ts'

/** A letter with a link for one seat. */
export function InviteForm() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const invite = useInvite()
  // One for each invitation: sent again after a lost answer, it is the same.
  const id = useRef<string>(undefined)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const to = email.trim()
    if (!/^\S+@\S+\.\S+$/.test(to)) return setError(inviteFormText.enterWholeEmailAddress)
    id.current ??= crypto.randomUUID()
    invite.mutate(
      { id: id.current, email: to },
      {
        onSuccess: () => {
          id.current = undefined
          setEmail('')
          setError(undefined)
          showToast({ title: inviteFormText.invitationOnItsWay, text: to })
        },
        onError: (error) => setError(error.message),
      },
    )
  }
  return (
    <form noValidate className={styles.invite} onSubmit={send}>
      <TextField
        label={inviteFormText.emailAddress}
        type="email"
        autoComplete="off"
        value={email}
        error={error}
        onChange={({ target }) => {
          id.current = undefined
          setError(undefined)
          setEmail(target.value)
        }}
      />
      <Button type="submit" busy={invite.isPending} busyLabel={inviteFormText.sending}>
        {inviteFormText.sendInvitation}
      </Button>
    </form>
  )
}
