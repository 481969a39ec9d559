// Names and lengths of our files: `node tooling/boundaries/check-files.mjs`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../prepare.mjs'

const folders = ['src', 'tests', 'bench', 'tooling']
const written = /\.(tsx?|mjs|css|sql)$/
const longest = 400

// Words that say nothing about the content, alone or as the last word of a name.
const empty = ['utils?', 'helpers?', 'common', 'misc', 'libs?', 'types', 'managers?', 'handlers?']
const emptyName = new RegExp(`(^|[-.])(${empty.join('|')})$`)

// Recorded answers and tokens are as long as what they record.
const mayBeLong = /\/recorded\/|\/tokens\.css$/

/** The error of a path's names; undefined if there is none. */
export function nameError(path) {
  const words = path.split('/')
  const file = words.pop() ?? ''
  const stem = file.replace(/(\.d|\.test|\.module|\.example)?\.\w+$/, '')
  const bad = [...words, stem].find((word) => emptyName.test(word))
  return bad === undefined ? undefined : `${path}: "${bad}" does not say what is inside`
}

/** The error of a file's length; undefined if there is none. */
export const lengthError = (path, lines) =>
  lines > longest && !mayBeLong.test(path)
    ? `${path}: ${lines} lines, ${longest} at most`
    : undefined

const effect = /\buse(?:Layout|Insertion)?Effect\(\s*\(\) =>(?!\s*(?:\{|\(\) =>))/

/**
 * Flags an effect whose arrow returns the value of a call. React takes it for a clean-up function and
 * calls it later, so a DOM method that returns something breaks the page. Types do not catch this.
 */
export const effectError = (path, text) =>
  path.endsWith('.tsx') && effect.test(text)
    ? `${path}: an effect needs braces, and returns nothing but its clean-up`
    : undefined

const widthInPixels = /@(?:media|container)[^{]*width[^{]*?\d(?:\.\d+)?px/

/**
 * Flags media and container widths in px. With larger text there is less room in the same pixels: `em` in
 * media queries and `rem` in container queries account for it.
 */
export const widthError = (path, text) =>
  path.endsWith('.css') && widthInPixels.test(text)
    ? `${path}: a style answers to widths in em (@media) or rem (@container), not in px`
    : undefined

/** Flags an import of test support by a path of `../`, which breaks when either file moves. */
export const climbError = (path, text) =>
  /^(?:src|tooling)\//.test(path) && /^(?:import|\}) .*from '(?:\.\.\/)+tests\//m.test(text)
    ? `${path}: import test support as #tests/…`
    : undefined

/** Median, nine in ten, and the longest. */
export function lengthSummary(files) {
  const sorted = files.toSorted((a, b) => a.lines - b.lines)
  const at = (share) => sorted[Math.ceil(share * sorted.length) - 1]
  const { path, lines } = at(1)
  return `${files.length} files: median ${at(0.5).lines}, p90 ${at(0.9).lines}, max ${lines} (${path})`
}

function ourFiles() {
  return folders
    .filter((folder) => existsSync(`${root}/${folder}`))
    .flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1)),
    )
    .map((path) => path.split(sep).join('/'))
}

function run() {
  const paths = ourFiles()
  const files = paths
    .filter((path) => written.test(path))
    .map((path) => {
      const text = readFileSync(`${root}/${path}`, 'utf8')
      return { path, text, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) }
    })
  const errors = [
    ...paths.map(nameError),
    ...files.map(({ path, lines }) => lengthError(path, lines)),
    ...files.map(({ path, text }) => effectError(path, text)),
    ...files.map(({ path, text }) => widthError(path, text)),
    ...files.map(({ path, text }) => climbError(path, text)),
  ].filter(Boolean)
  for (const error of errors) console.error(error)
  console.log(lengthSummary(files))
  process.exitCode = errors.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run()
