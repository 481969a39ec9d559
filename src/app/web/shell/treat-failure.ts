import { showPopup } from '#design/notices/notices.ts'
import { recordFailure } from '#features/diagnostics/web/index.ts'
import type { Failure } from '#platform/web/failures.ts'
import { failurePopup, isLogged } from './failure-popup.ts'

/** Shows and logs a failure. */
export function treatFailure(failure: Failure): void {
  const popup = failurePopup(failure)
  if (popup) showPopup(popup)
  if (isLogged(failure)) recordFailure(failure)
}
