/**
 * The build writes a page's style into its head. The bundle's loader asks for a style that no element
 * names, and waits for it: so the sheets that are here already are named, by links that load nothing.
 */
export function nameSheets(): void {
  const { sheets = '' } = document.querySelector<HTMLElement>('style[data-sheets]')?.dataset ?? {}
  for (const href of sheets.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.disabled = true
    link.setAttribute('href', href)
    document.head.append(link)
  }
}
