import { useEffect, useState } from 'react'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { useHint } from '#platform/web/hint.ts'
import { useCurrentUser } from './accounts.queries.ts'
import { SessionGuard } from './session-guard.tsx'
import { useAdmitted } from './use-admitted.ts'

function Watch() {
  const admitted = useAdmitted(useCurrentUser().data)
  return admitted ? <SessionGuard user={admitted} visitorsToo /> : null
}

const firstTouch = ['pointerdown', 'focusin'] as const

/** True after the first interaction with the page. */
function useTouched(): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    const seen = new AbortController()
    const see = (): void => {
      seen.abort()
      setTouched(true)
    }
    for (const event of firstTouch)
      document.addEventListener(event, see, { signal: seen.signal, capture: true })
    return () => seen.abort()
  }, [])
  return touched
}

/**
 * For pages that visitors can use too. When the session ends, it tells the user, keeps the page, and
 * offers to sign in again or continue as a visitor. The user is fetched at the first interaction, because
 * reading such a page needs no answer.
 */
export function SessionWatch() {
  const hint = useHint()
  const touched = useTouched()
  const [known, setKnown] = useState(false)
  // The hint disappears with the session; this state keeps the dialog open.
  if (hint && touched && !known) setKnown(true)
  return known ? (
    <DataFrame>
      <Watch />
    </DataFrame>
  ) : null
}
