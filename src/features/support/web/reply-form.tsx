import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { TextareaField } from '#design/textarea-field/textarea-field.tsx'
import { showToast } from '#design/notices/notices.ts'
import { refusalText } from '#platform/web/field-errors.ts'
import { longestMessage } from '../domain/support-request.ts'
import { replyFormText } from './messages.ts'
import { useReply } from './support-inbox.queries.ts'
import styles from './support-inbox.module.css'

/** Unsent replies by request id; they survive a change of tab. */
const drafts = new Map<string, string>()

interface ReplyFormProps {
  /** Id of the request. */
  readonly id: string
  /** Recipient of the reply. */
  readonly email: string
  readonly isFirst: boolean
}

/** Replies to a request by email; the reply is kept in the thread. */
export function ReplyForm({ id, email, isFirst }: ReplyFormProps) {
  const [message, setMessage] = useState(drafts.get(id) ?? '')
  const [asked, setAsked] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  /** The same words after a failure reuse the key; other words are a new reply. */
  const sent = useRef({ message: '', key: '' })
  const reply = useReply(id)
  const missing = message.trim() === ''

  const write = (words: string): void => {
    drafts.set(id, words)
    setMessage(words)
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setAsked(missing)
    if (missing) return box.current?.focus()
    if (reply.isPending) return
    if (sent.current.message !== message) sent.current = { message, key: crypto.randomUUID() }
    try {
      await reply.mutateAsync(sent.current)
    } catch {
      // `reply.error` is shown under the field.
      return
    }
    sent.current = { message: '', key: '' }
    write('')
    showToast({ title: replyFormText.replySent, text: replyFormText.emailedTo(email) })
  }

  return (
    <form className={styles.answer} noValidate onSubmit={(event) => void send(event)}>
      <TextareaField
        ref={box}
        label={isFirst ? replyFormText.reply(id) : replyFormText.replyAgain(id)}
        hint={replyFormText.hint(email)}
        maxLength={longestMessage}
        value={message}
        error={asked && missing ? replyFormText.pleaseWrite : undefined}
        onChange={(event) => write(event.target.value)}
      />
      {reply.isError ? (
        <Notice tone="error" live title={replyFormText.notSentYet}>
          {refusalText(reply.error)}
        </Notice>
      ) : null}
      <Button type="submit" size="small" busy={reply.isPending} busyLabel={replyFormText.sending}>
        {replyFormText.sendReply}
      </Button>
    </form>
  )
}
