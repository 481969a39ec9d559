interface TrustedTypes {
  readonly defaultPolicy: object | null
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string | null },
  ): { createScriptURL(url: string): unknown }
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
  }
}

/**
 * Lets a worker start from this one address and from no other: pages require trusted types, and the
 * map's library starts its worker from a plain text.
 */
export function allowWorker(url: string): void {
  const types = window.trustedTypes
  if (!types || types.defaultPolicy) return
  types.createPolicy('default', {
    createScriptURL: (asked) => (asked === url ? asked : null),
  })
}
