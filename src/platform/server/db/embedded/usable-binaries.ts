import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyBinaries } from './copy-binaries.ts'
import type { Binaries } from './find-binaries.ts'
import { repairBinaries } from './repair-binaries.ts'
import { runAs } from './run-as.ts'
import type { LaunchMode } from './launch-mode.ts'

export interface UsableBinaries {
  readonly postgres: string
  readonly initdb: string
}

/** Returns why the program cannot be used, or undefined when it runs. */
async function refusal(mode: LaunchMode, bin: string): Promise<string | undefined> {
  const runs = await Promise.all(
    ['initdb', 'postgres'].map((name) => runAs(mode, join(bin, name), ['--version'])),
  )
  return runs.find(({ ok }) => !ok)?.output
}

async function repairRefusal(packageFolder: string): Promise<string | undefined> {
  try {
    await repairBinaries(packageFolder)
    return undefined
  } catch (error) {
    // A read-only folder is no failure yet: the program may run, and if not a copy will.
    return String(error)
  }
}

const programs = (bin: string) => ({
  postgres: join(bin, 'postgres'),
  initdb: join(bin, 'initdb'),
})

/** Binaries that really run on this rung, repaired or copied first where needed. Throws if none do. */
export async function usableBinaries(mode: LaunchMode, found: Binaries): Promise<UsableBinaries> {
  const unrepaired = found.packageFolder && (await repairRefusal(found.packageFolder))
  const refused = await refusal(mode, found.bin)
  if (refused === undefined) return programs(found.bin)
  const reasons = [refused, unrepaired].filter(Boolean).join('; ')
  if (!found.packageFolder) throw new Error(`${found.bin} does not run: ${reasons}`)
  const copies = join(mode.location, 'binaries')
  const copy = await copyBinaries(found.packageFolder, copies, found.version)
  const bin = join(copy, 'native', 'bin')
  const stillRefused = await refusal(mode, bin)
  if (stillRefused === undefined) return programs(bin)
  await rm(copy, { recursive: true, force: true })
  throw new Error(`PostgreSQL does not run here: ${reasons}; nor does a copy: ${stillRefused}`)
}
