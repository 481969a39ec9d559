import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm } from 'node:fs/promises'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Text of a lock file, or undefined when there is none. */
export async function readLockFile(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Removes a lock file that was judged stale, provided it still says what was judged: a server that
 * started in the meantime may have written its own, which is then put back.
 */
export async function discardLockFile(path: string, judged: string): Promise<void> {
  const aside = `${path}.stale-${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  try {
    if ((await readFile(aside, 'utf8')) !== judged) await link(aside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(aside, { force: true })
  }
}

/** Lines of postmaster.pid; the later ones are absent while a server is just starting. */
export function parsePostmasterPid(text: string): {
  readonly pid: number
  readonly dataDirectory: string | undefined
  readonly port: number | undefined
  readonly socketDirectory: string | undefined
} {
  const [pid, dataDirectory, , port, socketDirectory] = text.split('\n')
  return {
    // Negative where a server without postmaster wrote it.
    pid: Math.abs(Number.parseInt(pid ?? '', 10)),
    dataDirectory: dataDirectory || undefined,
    port: port ? Number.parseInt(port, 10) : undefined,
    socketDirectory: socketDirectory || undefined,
  }
}
