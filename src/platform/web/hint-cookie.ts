/** True when the readable hint cookie says that somebody may be signed in. It carries no authority. */
export const hasHint = (): boolean =>
  document.cookie.split(';').some((part) => /^\s*(__Host-)?hint=1/.test(part))
