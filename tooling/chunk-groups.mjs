// Which modules travel together. Small files cost a round trip and compress badly, but a page must not
// carry what only another one uses, and the home page nothing of the others at all.
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from './prepare.mjs'

/** Icons come from a file that names all of them: who uses one stands in the sources. */
function iconUsers() {
  const users = new Map()
  const files = readdirSync(`${root}/src`, { recursive: true })
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
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

/** Main names a feature's index, which names more than main uses: these are not in it. */
const isBesideMain =
  /src\/design\/(notice|signpost|poster)|icons\/(circle-check|file-text|info|lock|triangle-exclamation-point)\.|src\/features\/accounts\/web\/(sign-in-prompt|signed-in|user-tier)/

/** Asks the server, and keeps what it answers. */
const isData =
  /src\/platform\/web\/(api-client|kept-answers|listed-price|reread-kept)|src\/features\/\w+\/(web\/([\w-]+\.client|accounts\.queries|trip-keys|fault-text)|contract\/[\w-]+\.routes|domain\/products)\./

/**
 * The name of the file in which a module that several pages share travels, or null where the bundler
 * decides: `data` for what fetches and keeps answers, `parts` for design, `travel` for what the pages of
 * planning and searching have in common. Each file of its own would cost these pages a round trip.
 */
export function sharedChunk(id, bundle) {
  // A page is loaded by its own name.
  if (isPage(id)) return null
  if (!/query-core|react-query|src\/(platform|design|features)\/|lucide-react/.test(id)) return null
  if (/query-core|react-query|src\/platform\/web\/(query-client|data-frame)/.test(id)) return 'data'
  const entries = [...entriesOf(id, bundle)]
  const pages = entries.filter(isPage)
  if (entries.length < 2 || pages.length === 0) return null
  if (entries.some(isAlways) && !isBesideMain.test(id) && !isData.test(id)) return null
  if (!pages.some(isOfTravel))
    return /src\/platform\/web\//.test(id) && pages.length > 1 ? 'data' : null
  if (isData.test(id) || /src\/platform\/web\//.test(id)) return 'data'
  if (/src\/(design|platform)\/|lucide/.test(id)) return 'parts'
  return pages.every(isOfTravel) || isBesideMain.test(id) ? 'travel' : null
}
