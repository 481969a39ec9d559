/** True if the readable hint cookie says that a session may exist. It carries no authority. */
export const hasHint = (): boolean =>
  document.cookie
    .split(';')
    // Older versions of the site wrote something behind the 1.
    .some((part) => /^\s*(?:__Host-)?hint=1(?:-[0-9a-f]{16})?\s*$/.test(part))
