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

/** True once somebody has laid a hand on the page. */
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
 * On a page that is for visitors too. Whoever was signed in there and is not any more hears so, keeps the
 * page as it is, and chooses: to sign in again, or to go on as a visitor. Who it is is asked with the
 * first touch: to read such a page needs no answer.
 */
export function SessionWatch() {
  const hint = useHint()
  const touched = useTouched()
  const [known, setKnown] = useState(false)
  // The hint goes with the session, and this stays to say so.
  if (hint && touched && !known) setKnown(true)
  return known ? (
    <DataFrame>
      <Watch />
    </DataFrame>
  ) : null
}
