// Test titles begin with the id of what they test: `node tooling/boundaries/check-titles.mjs`. The id stands
// in the title of the test or of a `describe` around it. What lies below the features may have none.
import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { root } from '../prepare.mjs'

const folders = ['src', 'tests', 'tooling']
const ofTests = /\.(?:test|suite)\.tsx?$/

/** Building blocks and data: a test there names an id only where it holds a requirement. */
const below = /^(?:src\/(?:platform|design|atlas)|tooling)\//

/** A requirement (`STAY-09`), a point of the contract (`A2`, `F`) or a finding (`F12`). */
const id = /^(?:[A-Z]{3,}-\d+|[A-I]\d+|F)(?=[ :,]|$)/
const requirement = /^(?:[A-Z]{3,}-\d+ )+/
const call = /^(describe|test|it)\b/

/** The test titles of a source, each with the titles of the `describe`s around it, outermost first. */
export function titlesOf(path, text) {
  const found = []
  const look = (node, around) => {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) {
      for (const child of node) look(child, around)
      return
    }
    const title = titleOf(node, text)
    if (title?.kind === 'test') found.push([...around, title.words])
    const inside = title?.kind === 'describe' ? [...around, title.words] : around
    for (const child of Object.values(node)) look(child, inside)
  }
  look(parseSync(path, text).program, [])
  return found
}

function titleOf({ type, callee, arguments: given }, text) {
  if (type !== 'CallExpression') return undefined
  const [first] = given
  const isText = first?.type === 'TemplateLiteral' || typeof first?.value === 'string'
  const word = isText && call.exec(text.slice(callee.start, callee.end))?.[1]
  if (!word) return undefined
  return { kind: word === 'it' ? 'test' : word, words: text.slice(first.start + 1, first.end - 1) }
}

/** What is wrong with the titles of a file; `known` are the requirements of docs/features.md. */
export function titleErrors(path, text, known) {
  const titles = titlesOf(path, text)
  const without = below.test(path) ? [] : titles.filter((chain) => !chain.some((t) => id.test(t)))
  const unknown = new Set(
    titles.flat().flatMap((title) => requirement.exec(title)?.[0].trim().split(' ') ?? []),
  )
  return [
    ...without.map((chain) => `${path}: "${chain.at(-1)}" begins with no id of what it tests`),
    ...[...unknown]
      .filter((name) => !known.has(name))
      .map((name) => `${path}: docs/features.md has no ${name}`),
  ]
}

function run() {
  const features = readFileSync(`${root}/docs/features.md`, 'utf8')
  const known = new Set(features.match(/\b[A-Z]{3,}-\d+\b/g))
  const paths = folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true })
      .filter((path) => ofTests.test(path))
      .map((path) => `${folder}/${path.split(sep).join('/')}`),
  )
  const errors = paths.flatMap((path) =>
    titleErrors(path, readFileSync(`${root}/${path}`, 'utf8'), known),
  )
  for (const error of errors) console.error(error)
  console.log(`${paths.length} files of tests, their titles with ids`)
  process.exitCode = errors.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run()
