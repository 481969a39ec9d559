/** Paths that need a full page load: API, art and files. */
const servedByServer = /^\/(api|art)\/|^[^?#]*\.\w+($|[?#])/

/** Whether a href is a page of the router; fragments are left to the browser. */
export const isPageOfSite = (href: string): boolean =>
  href.startsWith('/') &&
  !href.startsWith('//') &&
  !href.includes('#') &&
  !servedByServer.test(href)
