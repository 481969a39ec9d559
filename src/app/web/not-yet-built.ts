import { mainPath } from './aliases.ts'

/** Paths whose feature is still to come. They answer with a page that says so; the list ends empty. */
export const notYetBuilt: Readonly<Record<string, string>> = {
  '/guide': 'Guide',
  '/consultation': 'Consultation',
  '/consultation/success': 'Your consultation',
  '/maps': 'Maps',
  '/map-test': 'Maps test',
  '/pricing': 'Pricing',
  '/pricing-success': 'Your plan',
  '/pdf-export-success': 'Your PDF',
  '/checkout': 'Checkout',
  '/shared/:token': 'Shared trip',
  '/email-preview': 'Email preview',
  '/test-upgrade': 'Upgrade test',
}

/** What the page at an address will be: `/chat` is the guide, `/shared/token` a shared trip. */
export function nameToCome(address: string): string {
  const path = mainPath(address)
  const [, stem = ''] = path.split('/')
  const pattern = Object.keys(notYetBuilt).find((known) => known.startsWith(`/${stem}/:`))
  return notYetBuilt[path] ?? (pattern && notYetBuilt[pattern]) ?? 'This page'
}
