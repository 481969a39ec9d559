/** The zone of this browser's clocks, for the day that a document says; nothing where it does not tell. */
export function browserZone(): { readonly timeZone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? { timeZone } : {}
}
