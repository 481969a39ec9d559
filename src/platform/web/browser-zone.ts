/** The browser's time zone, to date a document; empty if unknown. */
export function browserZone(): { readonly timeZone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? { timeZone } : {}
}
