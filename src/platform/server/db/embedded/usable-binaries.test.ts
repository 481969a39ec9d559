import { chmod, cp, lstat, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Binaries, findBinaries } from './find-binaries.ts'
import type { LaunchMode } from './launch-mode.ts'
import { scratchFolder } from './testing/scratch-folder.ts'
import { usableBinaries } from './usable-binaries.ts'

const found = await findBinaries()
const root = process.getuid?.() === 0

/** The package as it is after an install without scripts: no links, no x bits. */
async function bareBinaries(
  folder: string,
): Promise<Binaries & { readonly packageFolder: string }> {
  const packageFolder = join(folder, 'package')
  const native = join(packageFolder, 'native')
  await cp(join(found.packageFolder ?? '', 'native'), native, {
    recursive: true,
    verbatimSymlinks: true,
  })
  for (const target of await linksOf(packageFolder)) await rm(target)
  for (const name of ['initdb', 'postgres']) await chmod(join(native, 'bin', name), 0o644)
  return { bin: join(native, 'bin'), packageFolder, version: found.version }
}

async function linksOf(packageFolder: string): Promise<readonly string[]> {
  const text = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')
  const links: readonly { target: string }[] = JSON.parse(text)
  return links.map(({ target }) => join(packageFolder, target))
}

async function launchModeIn(folder: string): Promise<LaunchMode> {
  const location = join(folder, 'postgres')
  await mkdir(location)
  return { name: 'direct', location, account: undefined }
}

test.skipIf(!found.packageFolder)(
  'library links and x bits left out by an install without scripts are put back (npm package only)',
  async () => {
    const folder = await scratchFolder()
    const bare = await bareBinaries(folder)
    const programs = await usableBinaries(await launchModeIn(folder), bare)
    expect(programs.postgres).toBe(join(bare.bin, 'postgres'))
    for (const link of await linksOf(bare.packageFolder)) {
      expect((await lstat(link)).isSymbolicLink()).toBe(true)
    }
    // Twice is no trouble.
    await usableBinaries({ name: 'direct', location: folder, account: undefined }, bare)
  },
)

test.skipIf(!found.packageFolder || root)(
  'a package that may not be written to is copied and repaired there (root may write anywhere)',
  async () => {
    const folder = await scratchFolder()
    const bare = await bareBinaries(folder)
    const closed = [join(bare.packageFolder, 'native', 'lib'), bare.bin]
    for (const path of closed) await chmod(path, 0o555)
    onTestFinished(async () => {
      for (const path of closed) await chmod(path, 0o755)
    })
    const mode = await launchModeIn(folder)
    const programs = await usableBinaries(mode, bare)
    expect(programs.postgres.startsWith(join(mode.location, 'binaries', found.version))).toBe(true)
  },
)

test('a platform without binaries is told what to do', async () => {
  await expect(findBinaries('plan9-mips')).rejects.toThrow(/--include=optional.*DATABASE_URL/)
})
