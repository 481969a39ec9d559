// `npm run -s bench -- best-day --instances DIR [--seconds 10]`: one JSON line an instance of the
// orienteering problem with time windows, in the format of Righini and Salani.
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Orienteering } from '#features/trips/domain/best-day/orienteering.ts'
import { solveOrienteering } from '#features/trips/domain/best-day/solve-orienteering.ts'

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== 'best-day'),
  options: { instances: { type: 'string' }, seconds: { type: 'string', default: '10' } },
})

/** Distances are rounded down to one decimal, those of Cordeau's instances to two: counted in that unit. */
function readInstance(text: string, unit: number): Orienteering {
  const rows = text
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.trim().split(/\s+/).map(Number))
  const column = (at: number): number[] => rows.map((row) => row.at(at) ?? 0)
  const units = (numbers: readonly number[]): number[] =>
    numbers.map((number) => Math.round(number * unit))
  const x = column(1)
  const y = column(2)
  const way = (a: number, b: number): number =>
    Math.floor(Math.hypot((x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0)) * unit + 1e-9)
  const closes = units(column(-1))
  return {
    limit: closes[0] ?? 0,
    score: column(4),
    service: units(column(3)),
    opens: units(column(-2)),
    closes,
    travel: rows.map((_, a) => rows.map((__, b) => way(a, b))),
  }
}

if (!values.instances) throw new Error('Say where the instances are: --instances DIR')
const files = readdirSync(values.instances)
  .filter((name) => name.endsWith('.txt'))
  .toSorted()
for (const file of files) {
  const instance = file.slice(0, -'.txt'.length)
  const text = readFileSync(`${values.instances}/${file}`, 'utf8')
  const problem = readInstance(text, instance.includes('pr') ? 100 : 10)
  const began = performance.now()
  const { score, bound, stops } = solveOrienteering(problem, {
    isOver: () => performance.now() - began > Number(values.seconds) * 1000,
  })
  const ms = Math.round(performance.now() - began)
  const line = { instance, score, bound, optimal: score === bound, ms, route: stops }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
