import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a list whose rows open a dialog: once it is closed, the fold of its row has the focus where the button
 * that opened it is gone. `asked` is the row that the dialog is about. Answers the list's ref; each row says
 * which it is (`data-row`).
 */
export function useFoldFocus(asked: string | undefined): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(asked)
  useEffect(() => {
    const id = before.current
    before.current = asked
    if (id === undefined || asked !== undefined) return
    const row = list.current?.querySelector(`[data-row="${CSS.escape(id)}"]`)
    if (row && !row.contains(document.activeElement)) row.querySelector('summary')?.focus()
  }, [asked])
  return list
}
