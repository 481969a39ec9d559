// Checks that a table is written only by its owner, the feature or the platform that declares it: `node
// tooling/boundaries/check-tables.mjs`. Others call the owner's entry point.
import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../prepare.mjs'

/** Schemas and tables that no declaration names: a stand-in's own books, and what only raw SQL counts. */
const undeclared = {
  'sandbox_supplier.orders': 'src/features/bookings/server/provider/sandbox/',
  'sandbox_payments.checkouts': 'src/features/billing/server/provider/sandbox/',
  'sandbox_payments.payments': 'src/features/billing/server/provider/sandbox/',
  'sandbox_payments.events': 'src/features/billing/server/provider/sandbox/',
  partner_click_days: 'src/features/partners/',
  partner_destination_days: 'src/features/partners/',
}

/** Restores all tables, so it may write every one. */
export const restorer = 'src/platform/server/db/backup/restore-backup.ts'

/** Writes the table that it is given: named, and read by this wall, where the store is made. */
const storeMaker = 'src/platform/server/orders/order-store.ts'

const declares = /declare module '[^']*\/db\/tables\.ts'/
const declared = /interface Tables \{([^}]*)\}/g
const column = /^\s*(\w+): \w+/gm

/** The owner of a file: its feature, or a layer. */
const partOf = (path) => /^src\/(?:features\/[^/]+|[^/]+)\//.exec(path)?.[0] ?? path

/** The owner of each table, as the start of the paths that may write it; a table of two owners is a fault. */
export function tableOwners(files) {
  const owners = new Map(Object.entries(undeclared))
  const errors = []
  for (const { path, text } of files) {
    if (!declares.test(text) && !path.endsWith('/db/tables.ts')) continue
    for (const [, body] of text.matchAll(declared))
      for (const [, table] of body.matchAll(column)) {
        const before = owners.get(table)
        if (before) errors.push(`${path}: ${table} is declared by ${before} already`)
        owners.set(table, partOf(path))
      }
  }
  return { owners, errors }
}

/** A comment may speak of inserting; blanks keep the lines where they are. */
const withoutComments = (text) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '))

const name = String.raw`((?:[\w"]+\.)?[\w"]+|\$\{)`
const built =
  /(?:\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)|\borderStore(?:<[^(]*>)?)\(\s*(?:['"`]([\w.]+)|[^'"`\s])/g
const raw = new RegExp(
  [
    String.raw`\b(?:insert|merge)\s+into\s+${name}`,
    String.raw`\bdelete\s+from\s+(?:only\s+)?${name}`,
    String.raw`\btruncate\s+(?:table\s+)?${name}`,
    String.raw`\bupdate\s+(?:only\s+)?(?!set\b)${name}(?:\s+(?:as\s+)?\w+)?\s+set\b`,
  ].join('|'),
  'gi',
)
// Matches files that can send SQL: by import, tagged template or `.query(`.
const speaker = /\bfrom '(?:kysely|pg)'|\bsql(?:<[^`]*?>)?`|\.query(?:<[^(]*?>)?\(/

function writesOf(text) {
  const code = withoutComments(text)
  const found = [...code.matchAll(built)].map((match) => ({ at: match.index, table: match[1] }))
  if (speaker.test(code))
    for (const match of code.matchAll(raw)) {
      const table = match.slice(1).find(Boolean)?.replaceAll('"', '')
      found.push({ at: match.index, table: table === '${' ? undefined : table })
    }
  return found.map(({ at, table }) => ({ line: code.slice(0, at).split('\n').length, table }))
}

/** What a file writes and may not. */
export function writeErrors({ path, text }, owners) {
  return writesOf(text).flatMap(({ line, table }) => {
    const where = `${path}:${line}`
    if (!table && (path === restorer || path === storeMaker)) return []
    if (!table) return [`${where}: name the table that is written, so that this wall can read it`]
    const owner = owners.get(table)
    if (!owner) return [`${where}: nobody declares the table ${table}`]
    return path.startsWith(owner) ? [] : [`${where}: ${table} belongs to ${owner}`]
  })
}

/** The files of the server that may speak to the database. */
export function serverFiles() {
  return readdirSync(`${root}/src`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1).replaceAll(sep, '/'))
    .filter((path) => path.endsWith('.ts') && path.includes('/server/'))
    .filter((path) => !/\.test\.ts$|\.suite\.ts$|\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))
}

function run() {
  const files = serverFiles()
  const { owners, errors } = tableOwners(files)
  const writes = files.flatMap(({ text }) => writesOf(text)).length
  const all = [...errors, ...files.flatMap((file) => writeErrors(file, owners))]
  if (owners.size < 20 || writes < 40)
    all.push(
      `Only ${owners.size} tables and ${writes} writes were found: the wall reads too little`,
    )
  for (const error of all) console.error(error)
  console.log(`${owners.size} tables, ${writes} writes, each by its owner`)
  process.exitCode = all.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run()
