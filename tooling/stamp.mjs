// Tells whether the build is older than what it is made of, by names and contents: a copied
// folder, or a fresh checkout of the same sources, has the same stamp.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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
const file = `${root}/dist/.stamp`

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

export const isBuilt = () => existsSync(file) && readFileSync(file, 'utf8') === currentStamp()
export const markBuilt = (stamp) => writeFileSync(file, stamp)
