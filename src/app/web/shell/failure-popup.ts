import type { Popup } from '#design/notices/notices.ts'
import type { Failure } from '#platform/web/failures.ts'
import { failurePopupText } from '../messages.ts'

const networkText = failurePopupText.networkConnectionIssueDetected

const unavailable = (service: string, ending: string): string =>
  failurePopupText.temporarilyUnavailable(service, ending)

const later = failurePopupText.pleaseTryAgainLater

/** Signing in and looking up who is signed in fail quietly, and so does being signed out. */
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

/** The popup that says what has failed; the texts are the specification's. */
function popupOf(failure: Failure): Popup | undefined {
  const { kind, status = 0, handled = false, thing = 'this page' } = failure
  if (kind === 'script' || isSilent(failure)) return undefined
  if (kind === 'network') return { key: 'network', kind: 'network', text: networkText }
  if (kind === 'loading')
    return {
      key: `loading-${thing}`,
      kind: 'loading',
      text: failurePopupText.unableToLoadPlease(thing),
    }
  return status === 0 ? popupOfSilence(failure) : popupOfStatus(status, handled)
}

/** The popup that a failure raises, if any: one that the page says in place needs none. */
export const failurePopup = (failure: Failure): Popup | undefined =>
  failure.inPlace ? undefined : popupOf(failure)

/** Whether a failure is written down: an answer that refuses is none. */
export const isLogged = (failure: Failure): boolean =>
  failure.kind === 'script' || popupOf(failure) !== undefined
