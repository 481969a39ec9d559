/** The browser's path. Throws with what to do when there is none. */
export function findBrowser(): string
/** Installs Debian's package when there is no browser and we are allowed to. */
export function ensureBrowser(): void
