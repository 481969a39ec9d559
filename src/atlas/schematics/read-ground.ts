import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Schematic } from './schema.ts'

/** The folder of the compiled atlas in which the build has laid the schematics. */
const folderName = 'schematics'

/** The schematic of a destination from the compiled atlas; undefined if there is none. */
export async function readGround(
  atlasFolder: string,
  slug: string,
): Promise<Pick<Schematic, 'ground' | 'shapes' | 'box'> | undefined> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined
  try {
    // Checked when the atlas was compiled.
    return JSON.parse(await readFile(join(atlasFolder, folderName, `${slug}.json`), 'utf8'))
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined
    throw error
  }
}
