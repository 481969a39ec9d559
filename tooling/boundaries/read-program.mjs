// Reads the sources through TypeScript's own API. It is marked unstable, so the compiler is pinned: after
// raising its version, run the checks that depend on this.
import { API } from 'typescript/unstable/sync'

/** What runs on the server. */
const serverProjects = ['tsconfig.shared.json', 'tsconfig.server.json']
const apart = /\.(?:test|suite)\.tsx?$|\/testing\/|\/build\//

/** Every node under one, itself included. */
export function* nodesOf(node) {
  yield node
  const children = []
  node.forEachChild((child) => {
    children.push(child)
  })
  for (const child of children) yield* nodesOf(child)
}

/** `lookAtSources` for what runs on the server. */
export const lookAtServer = (folder, look) => lookAtSources(folder, serverProjects, look)

/**
 * Calls `look` with each source file of these projects, its path from `folder`, and its project's
 * type checker. Tests and what compiles the atlas are left out. Returns how many files were seen.
 */
export function lookAtSources(folder, projects, look) {
  const api = new API({ cwd: folder })
  const seen = new Set()
  try {
    for (const config of projects) {
      const snapshot = api.updateSnapshot({ openProjects: [`${folder}/${config}`] })
      const project = snapshot.getProject(`${folder}/${config}`)
      if (!project) throw new Error(`No project ${config}`)
      for (const name of project.program.getSourceFileNames()) {
        const path = name.slice(folder.length + 1)
        if (!name.startsWith(`${folder}/src/`) || apart.test(path) || seen.has(path)) continue
        seen.add(path)
        look(path, project.program.getSourceFile(name), project.checker)
      }
    }
  } finally {
    api.close()
  }
  return seen.size
}
