/** Something that failed in the page: what popups, the console and the server's log are made of. */
export interface Failure {
  /** `call`: the API's answer; `loading`: a page's data; `network`: none at all; `script`: our own code. */
  readonly kind: 'call' | 'loading' | 'network' | 'script'
  /** Name of the feature that failed: `stays`. */
  readonly service: string
  readonly message: string
  /** Of the answer; 0 when there was none. */
  readonly status?: number
  /** The problem's code; `timeout` when the answer took too long. */
  readonly code?: string
  /** The feature shows its own message for this code. */
  readonly handled?: boolean
  /** The page says it where it happened: it is written down, and raises no popup. */
  readonly inPlace?: boolean
  /** What failed to load, as used in a sentence: `your trips`. */
  readonly thing?: string
  readonly stack?: string | undefined
}

const listeners = new Set<(failure: Failure) => void>()

/** Calls back for every failure from now on. Returns how to stop it. */
export function onFailure(listener: (failure: Failure) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceFailure(failure: Failure): void {
  for (const listener of listeners) listener(failure)
}
