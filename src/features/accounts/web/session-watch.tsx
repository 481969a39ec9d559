import { useState } from 'react'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { useHint } from '#platform/web/hint.ts'
import { useCurrentUser } from './accounts.queries.ts'
import { SessionGuard } from './session-guard.tsx'
import { useAdmitted } from './use-admitted.ts'

function Watch() {
  const admitted = useAdmitted(useCurrentUser().data)
  return admitted ? <SessionGuard user={admitted} visitorsToo /> : null
}

/**
 * On a page that is for visitors too. Whoever was signed in there and is not any more hears so, keeps the
 * page as it is, and chooses: to sign in again, or to go on as a visitor.
 */
export function SessionWatch() {
  const hint = useHint()
  const [known, setKnown] = useState(false)
  // The hint goes with the session, and this stays to say so.
  if (hint && !known) setKnown(true)
  return known ? (
    <DataFrame>
      <Watch />
    </DataFrame>
  ) : null
}
