/** Runs work once per name at a time; a call during a run queues one more. */
export function oneAtATime(work: (name: string) => Promise<void>) {
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  async function run(name: string): Promise<void> {
    try {
      do {
        again.delete(name)
        await work(name)
      } while (again.has(name))
    } finally {
      running.delete(name)
      tell()
    }
  }
  return {
    send(name: string): Promise<void> {
      const going = running.get(name)
      if (going) {
        again.add(name)
        return going
      }
      const started = run(name)
      running.set(name, started)
      tell()
      return started
    },
    isSending: (name: string): boolean => running.has(name),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
