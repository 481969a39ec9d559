// Draws docs/architecture.svg from the imports of src/: `node tooling/import-graph.mjs`. Whether it is still
// true tooling/boundaries/check-walls.mjs says, which reads the imports anyway.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

const picture = 'docs/architecture.svg'
const width = 960
const card = { width: 140, height: 62, gap: 16, rowGap: 54, perRow: 6 }

/** What the features stand on. Each has a letter, so that a colour never says it alone. */
const ground = [
  { name: 'design', letter: 'D', colour: 'maple', says: 'components and drawings' },
  { name: 'platform/web', letter: 'W', colour: 'glacier', says: 'client, queries, page head' },
  { name: 'platform/server', letter: 'S', colour: 'spruce', says: 'http, database, auth, pdf' },
  { name: 'atlas', letter: 'A', colour: 'amber', says: 'the embedded world' },
  { name: 'platform/shared', letter: 'H', colour: 'moss', says: 'money, dates, errors' },
]

const partOf = (path) =>
  /^src\/((?:features|platform)\/[^/]+|app|design|atlas)\//.exec(path)?.[1] ?? undefined

/** Imports between parts of the house: "trips→cart" → whether one of them exists at run time. */
export function collapse(modules, isTest) {
  const edges = new Map()
  for (const { source, imports } of modules) {
    const from = isTest(source) ? undefined : partOf(source)
    for (const { to, typeOnly } of from ? imports : []) {
      const target = partOf(to)
      if (!target || target === from) continue
      const key = `${from}→${target}`
      edges.set(key, { from, to: target, value: !typeOnly || edges.get(key)?.value === true })
    }
  }
  const parts = new Set(modules.map((module) => partOf(module.source)).filter(Boolean))
  const byName = (a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`, 'en')
  return { parts: [...parts].toSorted(), edges: [...edges.values()].toSorted(byName) }
}

/** Ranks the features in rows: a feature stands above those it uses; long rows wrap. */
export function rowsOf(features, edges) {
  const depth = new Map()
  const depthOf = (name) => {
    if (!depth.has(name)) {
      const users = edges.filter((edge) => edge.to === name && features.includes(edge.from))
      depth.set(name, Math.max(0, ...users.map((edge) => depthOf(edge.from) + 1)))
    }
    return depth.get(name)
  }
  const rows = []
  for (const name of features) (rows[depthOf(name)] ??= []).push(name)
  return rows.flatMap((row) =>
    Array.from({ length: Math.ceil(row.length / card.perRow) }, (_, part) =>
      row.slice(part * card.perRow, (part + 1) * card.perRow),
    ),
  )
}

const style = `
  svg { --paper: #faf5eb; --raised: #fffdf8; --line: #dfd5c2; --edge: #857b68; --ink: #1b2823;
    --ink-2: #4c5852; --spruce: #1e4d40; --maple: #b3301d; --glacier: #1f6281; --amber: #84560a;
    --moss: #2f6b3e; --on: #fffdf8 }
  @media (prefers-color-scheme: dark) { svg { --paper: #111a16; --raised: #19251f; --line: #2c3b34;
    --edge: #74877c; --ink: #f3eddf; --ink-2: #b7c0b7; --spruce: #86c9ac; --maple: #ff917b;
    --glacier: #8ccae2; --amber: #e9b85c; --moss: #8ecb8f; --on: #0c1f18 } }
  .paper { fill: var(--paper) } .box { fill: var(--raised); stroke: var(--edge) }
  .name { font: 600 17px Georgia, serif; fill: var(--ink) }
  .says { font: 13px system-ui, sans-serif; fill: var(--ink-2) }
  .letter { font: 600 11px system-ui, sans-serif; fill: var(--on); text-anchor: middle }
  .uses { fill: none; stroke: var(--ink-2); stroke-width: 1.5 } .mere { stroke-dasharray: 4 4 }
  .tip, .tab { fill: var(--ink-2) } .rule { stroke: var(--line) }
  ${ground.map(({ colour }) => `.${colour} { fill: var(--${colour}) }`).join(' ')}`

const text = (x, y, kind, words) => `<text class="${kind}" x="${x}" y="${y}">${words}</text>`
const box = (x, y, w, h) =>
  `<rect class="box" x="${x}" y="${y}" width="${w}" height="${h}" rx="8"/>`

function chips(names, x, y) {
  const used = ground.filter(({ name }) => names.includes(name))
  return used
    .map(({ letter, colour }, index) => {
      const at = x + index * 22
      return `<circle class="${colour}" cx="${at}" cy="${y}" r="9"/>${text(at, y + 4, 'letter', letter)}`
    })
    .join('')
}

const usedBy = (edges, from) => edges.filter((edge) => edge.from === from).map((edge) => edge.to)

function featureCard({ name, x, y }, edges) {
  const opened = edges.some((edge) => edge.from === 'app' && edge.to === name)
  const middle = x + card.width / 2
  return [
    box(x, y, card.width, card.height),
    opened ? `<path class="tab" d="M${middle - 7} ${y}h14l-7 8z"/>` : '',
    text(x + 14, y + 27, 'name', name.replace('features/', '')),
    chips(usedBy(edges, name), x + 23, y + 45),
  ].join('')
}

function arrow(from, to, value) {
  const [x1, y1] = [from.x + card.width / 2, from.y + card.height]
  const [x2, y2] = [to.x + card.width / 2, to.y - 7]
  const bend = (y1 + y2) / 2
  return (
    `<path class="uses${value ? '' : ' mere'}" d="M${x1} ${y1}C${x1} ${bend} ${x2} ${bend} ${x2} ${y2}"/>` +
    `<path class="tip" d="M${x2 - 5} ${y2 - 2}h10l-5 8z"/>`
  )
}

function placeFeatures(rows, top) {
  return rows.flatMap((row, line) => {
    const used = row.length * (card.width + card.gap) - card.gap
    return row.map((name, column) => ({
      name,
      x: Math.round((width - used) / 2 + column * (card.width + card.gap)),
      y: top + line * (card.height + card.rowGap),
    }))
  })
}

function groundFloor(edges, top) {
  const upper = ground.slice(0, -1)
  const wide = (width - 48 - (upper.length - 1) * card.gap) / upper.length
  const shared = ground.at(-1)
  const room = (block, x, y, w) =>
    box(x, y, w, 74) +
    chips([block.name], x + 23, y + 24) +
    text(x + 40, y + 29, 'name', block.name) +
    text(x + 14, y + 56, 'says', block.says) +
    chips(usedBy(edges, block.name), x + w - 23, y + 24)
  return (
    upper.map((block, index) => room(block, 24 + index * (wide + card.gap), top, wide)).join('') +
    room(shared, 24, top + 74 + card.gap, width - 48)
  )
}

/** The whole picture. The same imports give the same text. */
export function drawPicture({ parts, edges }) {
  const features = parts.filter((part) => part.startsWith('features/'))
  const rows = rowsOf(features, edges)
  const placed = placeFeatures(rows, 150)
  const where = new Map(placed.map((spot) => [spot.name, spot]))
  const between = edges.filter((edge) => where.has(edge.from) && where.has(edge.to))
  const floor = 150 + rows.length * (card.height + card.rowGap) - card.rowGap + 64
  const height = floor + 74 * 2 + card.gap + 62
  const sentences = edges.map(({ from, to, value }) => `${from} → ${to}${value ? '' : ' (types)'}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">
<title id="t">Who imports whom in Wayleaf</title>
<desc id="d">${sentences.join('; ')}.</desc>
<style>${style}
</style>
<rect class="paper" width="${width}" height="${height}"/>
${box(24, 24, width - 48, 62)}${text(40, 52, 'name', 'app')}${text(40, 73, 'says', 'composition: the only code that knows everything')}
${chips(usedBy(edges, 'app'), width - 133, 55)}
${text(24, 122, 'says', 'features')}<path class="rule" d="M90 118H${width - 24}"/>
${between.map(({ from, to, value }) => arrow(where.get(from), where.get(to), value)).join('\n')}
${placed.map((spot) => featureCard(spot, edges)).join('\n')}
<path class="rule" d="M24 ${floor - 30}H${width - 24}"/>
${groundFloor(edges, floor)}
<path class="tab" d="M24 ${height - 34}h14l-7 8z"/>${text(46, height - 26, 'says', 'opened by app · an arrow: uses the entry point, contract or domain · dashed: types only · a letter: imports that part')}
</svg>
`
}

const file = `${root}/${picture}`

/** The picture of these imports, without those of tests. */
async function drawn(modules) {
  const { testFiles } = await import('../.dependency-cruiser.mjs')
  const tests = testFiles.map((pattern) => new RegExp(pattern))
  const isTest = (path) => tests.some((pattern) => pattern.test(path))
  return drawPicture(collapse(modules, isTest))
}

/** What to do when the picture is older than these imports. */
export async function pictureFault(modules) {
  if (existsSync(file) && readFileSync(file, 'utf8') === (await drawn(modules))) return undefined
  return `${picture} is out of date: run node tooling/import-graph.mjs.`
}

async function run() {
  requireNode()
  ensureInstalled()
  const { cruiseSource } = await import('./boundaries/cruise-source.mjs')
  writeFileSync(file, await drawn((await cruiseSource(root)).modules))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
