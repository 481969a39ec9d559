import { useEffect } from 'react'
import { afterPaint } from './after-paint.ts'

/** Typed loosely by the browsers' own description, which does not know it everywhere. */
interface ScriptAddresses {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}

const address = '/service-worker.js'

/** The site's policy wants addresses of scripts to come from a rule of their own. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptAddresses }
  if (!trustedTypes) return address
  return trustedTypes
    .createPolicy('offline-start', { createScriptURL: () => address })
    .createScriptURL(address)
}

let asked = false

async function prepare(): Promise<void> {
  if (asked || !('serviceWorker' in navigator)) return
  asked = true
  // What the page itself still loads goes first.
  if (document.readyState !== 'complete')
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
  await afterPaint()
  try {
    await navigator.serviceWorker.register(workerAddress())
  } catch {
    // Forbidden here, or no network: the page works as it did before there were workers.
    asked = false
  }
}

/** Has the pages of planning start without a network from now on. */
export function useOfflineStart(): void {
  useEffect(() => {
    void prepare()
  }, [])
}
