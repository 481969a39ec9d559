/** Headers of every response. */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
}

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Additional hosts from which a page may load its map. */
export type MapHosts =
  | { readonly kind: 'own' }
  /** Tiles, glyphs and pictures of one origin. */
  | { readonly kind: 'origin'; readonly origin: string }
  /** What the Maps JavaScript API asks for, without `unsafe-eval`. */
  | { readonly kind: 'google' }

const google = {
  script: 'https://maps.googleapis.com https://maps.gstatic.com',
  pictures: 'https://*.googleapis.com https://*.gstatic.com https://*.ggpht.com',
  calls: 'https://*.googleapis.com https://*.gstatic.com',
  fonts: 'https://fonts.gstatic.com',
  styles: 'https://fonts.googleapis.com',
} as const

/** The policy of a page; `inlined` are the hashes of its inline scripts, from the build. */
export function pagePolicy(
  inlined: readonly string[],
  hosts: MapHosts = { kind: 'own' },
  photos: readonly string[] = [],
): string {
  const isGoogle = hosts.kind === 'google'
  const more = (text: string): string => (isGoogle ? ` ${text}` : '')
  const tiles = hosts.kind === 'origin' ? ` ${hosts.origin}` : ''
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inlined.map((hash) => `'${hash}'`)].join(' ')}${more(google.script)}`,
    // Google's map writes style sheets of its own into the page.
    `style-src 'self'${more(`'unsafe-inline' ${google.styles}`)}`,
    `${["img-src 'self' data: blob:", ...photos].join(' ')}${more(google.pictures)}${tiles}`,
    `font-src 'self'${more(google.fonts)}`,
    `connect-src 'self'${more(google.calls)}${tiles}`,
    "manifest-src 'self'",
    `worker-src 'self'${more('blob:')}`,
    // Letter previews, which bring a stricter policy of their own.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isGoogle ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ')
}

/** The policy of a worker on any page: it may fetch from our origin and do nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The same for the worker that reads a map's tiles, wherever they come from. */
export const mapWorkerPolicy = (hosts: MapHosts): string =>
  hosts.kind === 'origin'
    ? workerPolicy.replace("connect-src 'self'", `connect-src 'self' ${hosts.origin}`)
    : workerPolicy

/** Adds the missing headers; keeps those that the response has set. */
export function addSecurityHeaders(headers: Headers, secure: boolean): void {
  for (const [name, value] of Object.entries(always))
    if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', apiPolicy)
  if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
}
