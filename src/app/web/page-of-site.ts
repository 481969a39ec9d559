/** What the server answers itself, and every file: a full page load. */
const servedByServer = /^\/(api|art)\/|^[^?#]*\.\w+($|[?#])/

/** Whether the router shows what is at an address: not a place in a page, which the browser finds by itself. */
export const isPageOfSite = (href: string): boolean =>
  href.startsWith('/') &&
  !href.startsWith('//') &&
  !href.includes('#') &&
  !servedByServer.test(href)
