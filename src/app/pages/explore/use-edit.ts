import { useState } from 'react'

/**
 * Input that is not submitted yet, over the search in the address. Another search in the address is shown as it
 * is: what was typed over the one before goes with it. The form itself stays, and so does the focus.
 */
export function useEdit<T extends object>(search: T) {
  const of = JSON.stringify(search)
  const [edit, setEdit] = useState<{ readonly of: string; readonly part: Partial<T> }>({
    of,
    part: {},
  })
  const part: Partial<T> = edit.of === of ? edit.part : {}
  return {
    part,
    set: (more: Partial<T>): void =>
      setEdit((before) => ({ of, part: { ...(before.of === of ? before.part : {}), ...more } })),
  }
}
