// The import graph of src/, as dependency-cruiser sees it, and where it breaks a wall.
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve, sep } from 'node:path'
import config, { testFiles, unreachable } from '../../.dependency-cruiser.mjs'

const require = createRequire(import.meta.url)
const isAny = (patterns, text) =>
  [patterns].flat().some((pattern) => new RegExp(pattern).test(text))

/** For each file, the modules that it imports for more than their types. */
const valueImports = new Map()

// The cruiser's swc parser is not told that a .tsx file holds JSX, and drops what tells a type-only
// import. Its cache is keyed by path, so each file passes here once in a process.
const swc = require('@swc/core')
const parse = swc.parseFileSync
swc.parseFileSync = (file, options) => {
  const ast = parse(file, { ...options, tsx: file.endsWith('.tsx') })
  const typeOnly = new Set()
  const values = new Set()
  for (const item of ast.body)
    if (item.source) (item.typeOnly ? typeOnly : values).add(item.source.value)
  valueImports.set(resolve(file), (module) => values.has(module) || !typeOnly.has(module))
  return ast
}
const { cruise } = await import('dependency-cruiser')

function typeScriptFiles(root) {
  if (!existsSync(join(root, 'src'))) return []
  return readdirSync(join(root, 'src'), { recursive: true })
    .map((path) => `src/${path.split(sep).join('/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .filter((path) => !isAny(config.options.exclude.path, path))
}

/** Imports of one module that exist when it runs. */
function valuesOf(root, module) {
  const isValue = valueImports.get(resolve(root, module.source)) ?? (() => true)
  return module.dependencies.filter((dependency) => isValue(dependency.module))
}

/** The shortest chain of imports from a file to a package, if there is one. */
function chainTo(root, graph, start, target) {
  const cameFrom = new Map([[start, undefined]])
  const waiting = [start]
  for (const source of waiting) {
    if (isAny(target, source)) {
      const chain = []
      for (let at = source; at !== undefined; at = cameFrom.get(at)) chain.unshift(at)
      return chain
    }
    const module = graph.get(source)
    for (const { resolved } of module ? valuesOf(root, module) : []) {
      if (cameFrom.has(resolved)) continue
      cameFrom.set(resolved, source)
      waiting.push(resolved)
    }
  }
}

function reached(root, modules) {
  const graph = new Map(modules.map((module) => [module.source, module]))
  const starts = modules.map((module) => module.source)
  return unreachable.flatMap((rule) =>
    starts
      .filter((source) => isAny(rule.from, source) && !isAny(testFiles, source))
      .map((source) => ({ source, chain: chainTo(root, graph, source, rule.to) }))
      .filter(({ chain }) => chain)
      .map(({ source, chain }) => ({
        rule: rule.name,
        comment: rule.comment,
        from: source,
        to: chain.at(-1),
        via: chain.slice(1, -1),
      })),
  )
}

/**
 * Cruises `root`/src. Returns every module with what it imports (`typeOnly` marks imports that are
 * gone when the code runs) and every import that breaks a wall. Throws when a file was not read:
 * an empty graph breaks no wall either.
 */
export async function cruiseSource(root) {
  const files = typeScriptFiles(root)
  if (files.length === 0) throw new Error('0 modules cruised: there is no TypeScript under src/')
  const { forbidden, options } = config
  const { output } = await cruise(
    ['src'],
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
  )
  const seen = new Set(output.modules.map((module) => module.source))
  const missed = files.filter((file) => !seen.has(file))
  if (missed.length > 0)
    throw new Error(`${missed.length} of ${files.length} modules were not cruised: ${missed[0]} …`)
  if (!output.modules.some((module) => module.dependencies.length > 0))
    throw new Error('No import was seen: the parser does not read this TypeScript')
  const comments = new Map(forbidden.map((rule) => [rule.name, rule.comment]))
  const broken = output.summary.violations.map(({ rule, from, to, cycle = [] }) => ({
    rule: rule.name,
    comment: comments.get(rule.name),
    from,
    to,
    via: cycle.map((step) => step.name),
  }))
  const modules = output.modules.map((module) => {
    const values = new Set(valuesOf(root, module))
    return {
      source: module.source,
      imports: module.dependencies.map((dependency) => ({
        name: dependency.module,
        to: dependency.resolved,
        typeOnly: !values.has(dependency),
      })),
    }
  })
  return { modules, violations: [...broken, ...reached(root, output.modules)] }
}

/** A violation as a sentence. */
export const describeViolation = ({ rule, comment, from, to, via }) =>
  `${rule}: ${from} → ${[...via, to].join(' → ')}\n    ${comment}`
