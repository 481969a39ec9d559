// Tells whether the build is older than what it is made of, by names and contents: a copied
// folder, or a fresh checkout of the same sources, has the same stamp.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { root } from './prepare.mjs'

const sources = [
  'src',
  'tooling',
  'package-lock.json',
  'package.json',
  'vite.config.mjs',
  'index.html',
  'public',
]
const fileIn = (folder) => `${folder}/dist/.stamp`

const isTest = (name) => /\.test\.tsx?$/.test(name)

/** Paths of the files below `path`, relative to `folder`, in an order that no file system decides. */
function* filesOf(folder, path, skips) {
  const stats = statSync(`${folder}/${path}`, { throwIfNoEntry: false })
  if (!stats) return
  if (!stats.isDirectory()) return yield path
  for (const name of readdirSync(`${folder}/${path}`).toSorted())
    if (!skips(name)) yield* filesOf(folder, `${path}/${name}`, skips)
}

/** The hash of names and contents of all files below these paths of a folder. */
export function hashOf(folder, paths, skips = () => false) {
  const hash = createHash('sha256')
  for (const start of paths)
    for (const path of filesOf(folder, start, skips)) {
      const bytes = readFileSync(`${folder}/${path}`)
      hash.update(`${path}\0${bytes.length}\0`).update(bytes)
    }
  return hash.digest('hex')
}

/** The stamp of the sources in a folder, by default our own. */
export const currentStamp = (folder = root) => hashOf(folder, sources, isTest)

/** When a source, or a folder of them, was last touched, ms: the clock of the file system, which no copy sets back. */
function touchedAt(folder, path) {
  const stats = statSync(`${folder}/${path}`, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return isTest(path) ? 0 : stats.ctimeMs
  const names = readdirSync(`${folder}/${path}`)
  return Math.max(stats.ctimeMs, ...names.map((name) => touchedAt(folder, `${path}/${name}`)))
}

/** What nothing has touched since need not be read again: that is a tenth of a second of each start. */
export function isBuilt(folder = root) {
  const built = statSync(fileIn(folder), { throwIfNoEntry: false })
  if (!built) return false
  const touched = Math.max(...sources.map((path) => touchedAt(folder, path)))
  return touched < built.mtimeMs || readFileSync(fileIn(folder), 'utf8') === currentStamp(folder)
}

/** Notes what was built, of sources as they were at a moment in ms. */
export function markBuilt(stamp, at, folder = root) {
  writeFileSync(fileIn(folder), stamp)
  utimesSync(fileIn(folder), at / 1000, at / 1000)
}
