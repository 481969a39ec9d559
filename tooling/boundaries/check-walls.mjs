// Holds the imports of src/ to .dependency-cruiser.mjs: `node tooling/boundaries/check-walls.mjs [FOLDER]`.
import { resolve } from 'node:path'
import { ensureInstalled, requireNode, root } from '../prepare.mjs'

requireNode()
ensureInstalled()
const { cruiseSource, describeViolation } = await import('./cruise-source.mjs')
try {
  const { modules, violations } = await cruiseSource(resolve(process.argv[2] ?? root))
  const own = modules.filter((module) => module.source.startsWith('src/'))
  const imports = own.reduce((sum, module) => sum + module.imports.length, 0)
  for (const violation of violations) console.error(describeViolation(violation))
  console.log(`${own.length} modules, ${imports} imports, ${violations.length} across a wall`)
  process.exitCode = violations.length > 0 ? 1 : 0
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
