import { chmod, lstat, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'

interface Link {
  readonly source: string
  readonly target: string
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

async function readLinks(packageFolder: string): Promise<readonly Link[]> {
  try {
    return JSON.parse(await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw new Error('The list of library links of PostgreSQL is damaged', { cause: error })
  }
}

async function addLink(packageFolder: string, { source, target }: Link): Promise<void> {
  const path = join(packageFolder, target)
  try {
    await lstat(path)
    return
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  await mkdir(dirname(path), { recursive: true })
  try {
    await symlink(relative(dirname(target), source) || basename(source), path)
  } catch (error) {
    // Another process that starts now was quicker.
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/**
 * Puts back what an install without scripts, or an archive that drops modes, leaves out: library
 * links and x bits. npm cannot pack links, so the package makes its own in an install script.
 * Throws where the folder may not be written to.
 */
export async function repairBinaries(packageFolder: string): Promise<void> {
  for (const link of await readLinks(packageFolder)) await addLink(packageFolder, link)
  const bin = join(packageFolder, 'native', 'bin')
  for (const name of await readdir(bin)) {
    const { mode } = await lstat(join(bin, name))
    if ((mode & 0o111) !== 0o111) await chmod(join(bin, name), 0o755)
  }
}
