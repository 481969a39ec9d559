import { type RefObject, useEffect, useState } from 'react'
import { readWish, writeFields } from './ticket-wish.ts'

/** The origin and the party of the traveller's last trip; undefined where there is none. */
export type LoadLast = () => Promise<
  | {
      readonly from: string | undefined
      readonly adults: number
      readonly children: readonly number[]
    }
  | undefined
>

/** Begins a ticket as the last trip did, where nothing of it was changed; returns its origin. */
export function useLastJourney(form: RefObject<HTMLFormElement | null>, load?: LoadLast) {
  const [from, setFrom] = useState<string>()
  useEffect(() => {
    const element = form.current
    if (!load || !element) return undefined
    const asked = { isOver: false }
    const begin = async (): Promise<void> => {
      // Without an answer the ticket stays as it is.
      const last = await load().catch(() => undefined)
      if (!last || asked.isOver) return
      setFrom(last.from)
      const { adults, children } = readWish(element)
      if (adults !== 2 || children.length > 0) return
      writeFields(element, { adults: String(last.adults), children: last.children.join(', ') })
    }
    void begin()
    return () => {
      asked.isOver = true
    }
  }, [form, load])
  return from
}
