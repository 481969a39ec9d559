import type { Popup } from '#design/notices/notices.ts'
import type { Failure } from '#platform/web/failures.ts'
import { failurePopupText } from '../messages.ts'

const networkText = failurePopupText.networkConnectionIssueDetected

const unavailable = (service: string, ending: string): string =>
  failurePopupText.temporarilyUnavailable(service, ending)

const later = failurePopupText.pleaseTryAgainLater

/** Failures of sign-in, user lookup and 401 are silent. */
const isSilent = ({ service, status }: Failure): boolean =>
  /auth|user/i.test(service) || status === 401

const named = (service: string): string => service.charAt(0).toUpperCase() + service.slice(1)

function popupOfStatus(status: number, handled: boolean): Popup | undefined {
  if (status >= 500) return { key: 'server', kind: 'api', text: unavailable('Server', later) }
  if (handled) return undefined
  if (status === 403) {
    const text = unavailable('Authorization', failurePopupText.accessRestrictedPleaseTry)
    return { key: 'authorization', kind: 'api', text }
  }
  if (status === 429) {
    const ending = failurePopupText.serviceBusyPleaseWait
    return { key: 'rate-limit', kind: 'api', text: unavailable(failurePopupText.rateLimit, ending) }
  }
  return undefined
}

function popupOfSilence({ code, service }: Failure): Popup {
  if (code !== 'timeout') return { key: 'network', kind: 'network', text: networkText }
  const ending = failurePopupText.requestTimedOutPlease
  return { key: `timeout-${service}`, kind: 'api', text: unavailable(named(service), ending) }
}

/** Popup of a failure, with the specified texts. */
function popupOf(failure: Failure): Popup | undefined {
  const { kind, status = 0, handled = false, thing = 'this page' } = failure
  if (kind === 'script' || isSilent(failure)) return undefined
  if (kind === 'network') return { key: 'network', kind: 'network', text: networkText }
  // No answer came: the call has reported that already.
  if (kind === 'loading' && failure.status === 0) return undefined
  if (kind === 'loading')
    return {
      key: `loading-${thing}`,
      kind: 'loading',
      text: failurePopupText.unableToLoadPlease(thing),
    }
  return status === 0 ? popupOfSilence(failure) : popupOfStatus(status, handled)
}

/** Popup of a failure; undefined if the page shows it in place. */
export const failurePopup = (failure: Failure): Popup | undefined =>
  failure.inPlace ? undefined : popupOf(failure)

/** Whether a failure is logged; refusals aren't. */
export const isLogged = (failure: Failure): boolean =>
  failure.kind === 'script' || popupOf(failure) !== undefined
