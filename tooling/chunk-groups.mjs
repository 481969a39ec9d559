// Which modules travel together. Small files cost a round trip and compress badly, but a page must not
// carry what only another one uses, and the home page nothing of the others at all.
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from './prepare.mjs'

/** Icons come from a file that names all of them: who uses one stands in the sources. */
function iconUsers() {
  const users = new Map()
  const files = readdirSync(`${root}/src`, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.tsx'))) {
    const path = `${root}/src/${file}`
    const text = readFileSync(path, 'utf8')
    const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(text) ?? []
    for (const name of names.split(',').map((word) => word.trim()))
      users.set(name, [...(users.get(name) ?? []), path])
  }
  return users
}

const users = iconUsers()

/** `circle-check.mjs` is imported as `CircleCheck`. */
const iconName = (file) =>
  basename(file, '.mjs').replaceAll(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase())

const importersOf = (id, bundle) =>
  id.includes('lucide-react/dist/esm/icons/')
    ? (users.get(iconName(id)) ?? [])
    : (bundle.getModuleInfo(id)?.importers ?? [])

/**
 * The entries (the main one, and each file that is loaded by `import()`) whose static imports lead to a
 * module.
 */
function entriesOf(id, bundle, seen = new Set()) {
  const found = new Set()
  if (seen.has(id)) return found
  seen.add(id)
  const info = bundle.getModuleInfo(id)
  if (info?.isEntry || info?.dynamicImporters.length > 0) found.add(id)
  for (const importer of importersOf(id, bundle))
    for (const entry of entriesOf(importer, bundle, seen)) found.add(entry)
  return found
}

const isAlways = (entry) => entry.endsWith('/app/web/main.tsx')
const isPage = (entry) => entry.endsWith('-page.tsx')
const isOfTravel = (page) => /\/features\/(planner|explore|flights|trips|sharing)\//.test(page)

/**
 * The name of the file in which a module that several pages share travels, or null where the bundler
 * decides: `data` for what fetches and keeps answers, `parts` for design, `travel` for what the pages of
 * planning and searching have in common.
 */
export function sharedChunk(id, bundle) {
  // A page is loaded by its own name.
  if (isPage(id)) return null
  if (!/query-core|react-query|src\/(platform|design|features)\/|lucide-react/.test(id)) return null
  // Main names a feature's index, which names its queries too: what main does not use is not in it.
  if (/query-core|react-query|src\/platform\/web\/(query-client|data-frame)/.test(id)) return 'data'
  const entries = [...entriesOf(id, bundle)]
  const pages = entries.filter(isPage)
  if (entries.some(isAlways) || pages.length < 2) return null
  if (/src\/platform\/web\//.test(id)) return 'data'
  if (pages.filter(isOfTravel).length >= 3 && /src\/(design|platform)\/|lucide/.test(id))
    return 'parts'
  return pages.every(isOfTravel) ? 'travel' : null
}
