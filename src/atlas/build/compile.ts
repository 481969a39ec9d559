import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atlasFiles } from '../load-atlas.ts'
import { compileAtlas } from './compile-atlas.ts'

/** Run by the build: checks the hand-written tables and writes what the server loads. */
const [source, target] = process.argv.slice(2)
if (!source || !target) throw new Error('Usage: compile SOURCE TARGET')
const { rows, airports, facts, sources, places, errors } = await compileAtlas(source)
if (errors.length > 0) throw new Error(`The atlas has faults:\n${errors.join('\n')}`)
await mkdir(target, { recursive: true })
await Promise.all([
  writeFile(join(target, atlasFiles.rows), JSON.stringify(rows)),
  writeFile(join(target, atlasFiles.airports), JSON.stringify(airports)),
  writeFile(join(target, atlasFiles.facts), JSON.stringify(facts)),
  writeFile(join(target, atlasFiles.sources), JSON.stringify(sources)),
  writeFile(join(target, atlasFiles.places), places),
])
