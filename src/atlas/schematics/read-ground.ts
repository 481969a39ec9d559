import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Schematic } from './schema.ts'

/** The folder of the compiled atlas in which the build has laid the schematics. */
const folderName = 'schematics'

/** The drawn ground of a destination out of the compiled atlas; undefined where nobody has drawn one. */
export async function readGround(
  atlasFolder: string,
  slug: string,
): Promise<Pick<Schematic, 'ground' | 'shapes'> | undefined> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined
  try {
    // Checked when the atlas was compiled.
    return JSON.parse(await readFile(join(atlasFolder, folderName, `${slug}.json`), 'utf8'))
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined
    throw error
  }
}
