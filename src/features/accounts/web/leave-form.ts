import { returnPath } from '../domain/return-path.ts'
import { stopLeaving } from './leaving.ts'

/** Goes on to where sign-in was asked for; the address is checked again, whoever wrote it. */
export function leaveForm(): void {
  stopLeaving()
  const wanted = new URLSearchParams(window.location.search).get('returnTo')
  // A full load: everything that was rendered for a visitor is rendered anew.
  window.location.assign(returnPath(wanted ?? '/planner'))
}
