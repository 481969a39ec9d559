import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiled, compiledFiles } from './all-intents.ts'

/** Run by the build: learns the topics from the examples and writes what the server loads. */
const [source, target] = process.argv.slice(2)
if (!source || !target) throw new Error('Usage: compile SOURCE TARGET')
const { weights, acts, house, tripActs, ...rest } = compiled(pathToFileURL(`${source}/`))
mkdirSync(target, { recursive: true })
writeFileSync(join(target, compiledFiles.intents), JSON.stringify(rest))
writeFileSync(join(target, compiledFiles.weights), weights)
writeFileSync(join(target, compiledFiles.acts), acts)
writeFileSync(join(target, compiledFiles.house), house)
writeFileSync(join(target, compiledFiles.tripActs), tripActs)
