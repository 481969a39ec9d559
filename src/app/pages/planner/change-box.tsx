import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { partyChangeText as text } from './messages.ts'
import styles from './party.module.css'

interface ChangeButtonsProps {
  /** "Keep 2 adults" */
  readonly keep: string
  readonly busy: boolean
  readonly onApply: () => void
  readonly onKeep: () => void
}

export const ChangeButtons = ({ keep, busy, onApply, onKeep }: ChangeButtonsProps) => (
  <div className={styles.buttons}>
    <Button size="small" busy={busy} onClick={onApply}>
      {text.apply}
    </Button>
    <Button look="quiet" size="small" onClick={onKeep}>
      {keep}
    </Button>
  </div>
)

/** What a change of the trip does, below the field that it is typed in and before it is saved. */
export function ChangeBox({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const own = section.current
    return () => {
      // Its buttons go with it: the focus returns to the field.
      if (own?.contains(document.activeElement))
        own.previousElementSibling
          ?.querySelector<HTMLElement>('button[aria-expanded], input')
          ?.focus()
    }
  }, [])
  return (
    <section ref={section} aria-labelledby={id} data-beside="" className={styles.change}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
