import { SendHorizontal, Square } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { useOnline } from '#platform/web/online.ts'
import styles from './chat.module.css'
import { chatText, guideText } from './messages.ts'

const longest = 4000

interface ChatBoxProps {
  /** The page has hydrated and knows the user. */
  readonly ready: boolean
  readonly pending: boolean
  readonly onSend: (message: string) => boolean
  /** Aborts the answer in progress. */
  readonly onStop: () => void
  /** A chosen sample prompt; it goes into the box. */
  readonly prompt: string
}

/** The input: Enter sends, Shift+Enter begins a new line. */
export function ChatBox({ ready, pending, onSend, onStop, prompt }: ChatBoxProps) {
  const [text, setText] = useState('')
  const [taken, setTaken] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const isOnline = useOnline()
  if (prompt !== taken) {
    setTaken(prompt)
    setText(prompt.replace(/\u200b/g, ''))
  }
  useEffect(() => {
    if (taken) box.current?.focus()
  }, [taken])
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !pending) box.current?.focus({ preventScroll: true })
    wasPending.current = pending
  }, [pending])
  const send = (): void => {
    const message = text.trim()
    if (message && !pending && ready && isOnline && onSend(message)) setText('')
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={box}
        rows={1}
        aria-label={chatText.question}
        placeholder={isOnline ? guideText.placeholder : guideText.offline}
        maxLength={longest}
        value={text}
        disabled={!ready || pending || !isOnline}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
        className={styles.input}
      />
      {pending ? (
        <IconButton
          key="stop"
          icon={Square}
          label={chatText.stop}
          className={styles.send}
          onClick={onStop}
        />
      ) : (
        <IconButton
          key="send"
          icon={SendHorizontal}
          type="submit"
          label={chatText.send}
          className={styles.send}
          disabled={!ready || !isOnline}
        />
      )}
    </form>
  )
}
