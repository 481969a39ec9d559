import { navigate } from 'wouter/use-browser-location'
import { isPageOfSite } from './page-of-site.ts'

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Client-side navigation for links in static HTML. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return
    const link = event.target.closest('[data-still] a[href]:not([target])')
    const href = link?.getAttribute('href') ?? ''
    if (!isPageOfSite(href)) return
    event.preventDefault()
    navigate(href)
  })
}
