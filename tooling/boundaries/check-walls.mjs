// Holds the imports of src/ to .dependency-cruiser.mjs: `node tooling/boundaries/check-walls.mjs [FOLDER]`.
// Of our own folder also says whether the picture of the imports is still true.
import { resolve } from 'node:path'
import { pictureFault } from '../import-graph.mjs'
import { ensureInstalled, requireNode, root } from '../prepare.mjs'

requireNode()
ensureInstalled()
const { cruiseSource, describeViolation } = await import('./cruise-source.mjs')
try {
  const folder = resolve(process.argv[2] ?? root)
  const { modules, violations } = await cruiseSource(folder)
  const own = modules.filter((module) => module.source.startsWith('src/'))
  const imports = own.reduce((sum, module) => sum + module.imports.length, 0)
  for (const violation of violations) console.error(describeViolation(violation))
  console.log(`${own.length} modules, ${imports} imports, ${violations.length} across a wall`)
  const fault = folder === root ? await pictureFault(modules) : undefined
  if (fault) console.error(fault)
  process.exitCode = violations.length > 0 || fault ? 1 : 0
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
