import { writeFile } from 'node:fs/promises'
import { readRows } from './read-rows.ts'

/** Run by the build: checks the hand-written rows and writes them as one file. */
const [folder, target] = process.argv.slice(2)
if (!folder || !target) throw new Error('Usage: compile FOLDER TARGET')
await writeFile(target, JSON.stringify(await readRows(folder)))
