import { webManifestText } from './messages.ts'
const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Web app manifest. */
export const webManifest = (): string =>
  JSON.stringify({
    id: '/',
    name: '{{name}}',
    short_name: '{{name}}',
    description: webManifestText.planTripDayBy,
    lang: 'en-CA',
    start_url: '/planner',
    scope: '/',
    display: 'standalone',
    background_color: '#faf5eb',
    theme_color: '#1e4d40',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  })
