import { root, run } from './app.ts'
import type { Sample } from './atlas-process.ts'
import { atMost, type Part } from './report.ts'
import { median, repeat, spreadText } from './samples.ts'

const runs = 3

export const atlas: Part = {
  title: 'Atlas',
  measure: async () => {
    const all = await repeat(runs, async () => {
      const words = ['--expose-gc', '--import', 'tsx', 'bench/atlas-process.ts']
      const { stdout } = await run(process.execPath, words, { cwd: root })
      return JSON.parse(stdout) as { readonly texts: number; readonly samples: readonly Sample[] }
    })
    const [first] = all
    const figures = (first?.samples ?? []).map(([name, , unit, goal], at) => {
      const values = all.map(({ samples }) => samples[at]?.[1] ?? Number.NaN)
      const measured = `${spreadText(values, 1)} ${unit}`
      return { name, measured, ...(goal ? atMost(median(values), goal, unit) : {}) }
    })
    return {
      figures,
      notes: [
        `Median of ${runs} processes (smallest–largest), each loading dist/server/atlas and searching ${first?.texts} texts: 32 names letter by letter, each name with a letter left out, swapped and wrong. All but the cold figure after two rounds of warming up. Times by the clock grow when others use the cores; CPU time does not.`,
      ],
    }
  },
}
