/** The browser's path. Throws with what to do when there is none. */
export function findBrowser(): string
/** As `findBrowser`, preferring one without windows. */
export function findTestBrowser(): string
/** Installs Debian's packages where they are missing and we are allowed to. */
export function ensureBrowser(): void
