import { returnPath } from '../domain/return-path.ts'
import { stopLeaving } from './leaving.ts'

/** Continues to the page that asked for sign-in; `returnTo` comes from the URL, so it is checked
    again. */
export function leaveForm(): void {
  stopLeaving()
  const wanted = new URLSearchParams(window.location.search).get('returnTo')
  // A full load, so that everything rendered for a visitor is rendered again.
  window.location.assign(returnPath(wanted ?? '/planner'))
}
