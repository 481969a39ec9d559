// '//host' and '/\\host' leave the site, control characters are stripped by browsers first.
const leaves = /^\/[/\\]|[\p{Cc}\\]/u

const isOwnPath = (path: string): boolean => path.startsWith('/') && !leaves.test(path)

/** A path of this site to go back to after sign-in; anything else becomes the home page. */
export const returnPath = (wanted: string | undefined | null): string =>
  wanted && isOwnPath(wanted) ? wanted : '/'

/** Whether a path leads to a page of this site: an address of the API may do something. */
export const isPagePath = (path: string): boolean => isOwnPath(path) && !/^\/+api(\/|$)/i.test(path)
