/** What the server answers itself, and every file: a full page load. */
const servedByServer = /^\/(api|art)\/|^[^?#]*\.\w+($|[?#])/

/** Whether the router shows what is at an address, without loading the site anew. */
export const isPageOfSite = (href: string): boolean =>
  href.startsWith('/') && !href.startsWith('//') && !servedByServer.test(href)
