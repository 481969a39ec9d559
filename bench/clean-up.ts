const tasks: (() => Promise<void> | void)[] = []
let running: Promise<void> | undefined

/** Remembers something that must be ended or removed, however the part comes out. */
export function atEnd(task: () => Promise<void> | void): void {
  tasks.push(task)
}

async function runTasks(): Promise<void> {
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    try {
      await task()
    } catch (error) {
      console.error('Cleaning up failed:', error)
    }
  }
}

/**
 * Does what was remembered, the latest first. One failing does not keep the others from running.
 * Asked for again meanwhile, as by a signal, it is the same cleaning up that is waited for.
 */
export const cleanUp = (): Promise<void> =>
  (running ??= runTasks().finally(() => {
    running = undefined
  }))
