// `tsc -b` believes what it wrote last time, with two gaps: the declarations of a file that is gone stay, and
// other projects go on compiling against them; and a file that was put there with an older time than the last
// run passes for unchanged. Then nothing of it may be believed.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './prepare.mjs'

function* filesBelow(folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) yield join(entry.parentPath, entry.name)
}

/** True if a compiled declaration of a project has lost its source. */
function hasOrphan(folder, outputs, project) {
  const ending = '.d.ts'
  for (const output of filesBelow(join(outputs, project))) {
    if (!output.endsWith(ending)) continue
    const source = join(folder, relative(join(outputs, project), output).slice(0, -ending.length))
    if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) return true
  }
  return false
}

/** When a file came to its place is `ctime`; tsc looks at `mtime`, which a copy or a move brings along. */
function wasPutThere(file, runs) {
  const { mtimeMs, ctimeMs } = statSync(file)
  return runs.some((run) => mtimeMs <= run && run < ctimeMs)
}

/** Whether what `tsc -b` has kept below `folder` would hide a change. */
export function areDeclarationsStale(folder = root) {
  const outputs = join(folder, '.tsc')
  if (!existsSync(outputs)) return false
  const kept = readdirSync(outputs, { withFileTypes: true })
  const runs = kept
    .filter((entry) => entry.isFile())
    .map(({ name }) => statSync(join(outputs, name)).mtimeMs)
  const projects = kept.filter((entry) => entry.isDirectory())
  if (projects.some(({ name }) => hasOrphan(folder, outputs, name))) return true
  for (const part of ['src', 'tests', 'bench'])
    for (const file of filesBelow(join(folder, part))) if (wasPutThere(file, runs)) return true
  return false
}

/** The next `tsc -b` begins from nothing, if that is what it takes to be right. */
export function deleteStaleDeclarations() {
  if (areDeclarationsStale()) rmSync(join(root, '.tsc'), { recursive: true, force: true })
}
