import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './app-process.ts'
import type { AtlasTimes } from './atlas-process.ts'
import { numberText, spreadText } from './number-text.ts'
import type { Part } from './part.ts'
import { median } from './statistics.ts'

const runs = 3
const goals = { loadMs: 1000, memoryMb: 150, searchMb: 40, searchP99Ms: 5, loopMs: 20 }

const run = promisify(execFile)

async function measureOnce(): Promise<AtlasTimes> {
  const words = ['--expose-gc', '--import', 'tsx', 'bench/atlas-process.ts']
  const { stdout } = await run(process.execPath, words, { cwd: root })
  return JSON.parse(stdout) as AtlasTimes
}

export const atlas: Part = {
  title: 'Atlas',
  measure: async () => {
    const all: AtlasTimes[] = []
    for (let at = 0; at < runs; at++) all.push(await measureOnce())
    const of = (key: keyof AtlasTimes) => all.map((times) => times[key])
    const figure = (name: string, key: keyof AtlasTimes, unit: string, goal?: number) => {
      const middle = median(of(key))
      const measured = `${spreadText(middle, of(key), 1)} ${unit}`
      return goal === undefined
        ? { name, measured }
        : { name, measured, goal: `≤ ${numberText(goal)} ${unit}`, reached: middle <= goal }
    }
    return {
      figures: [
        figure('loading', 'loadMs', 'ms', goals.loadMs),
        figure('memory of the process, more after loading', 'rssMb', 'MB', goals.memoryMb),
        figure('what the atlas holds (heap and arrays)', 'heldMb', 'MB', goals.searchMb),
        figure(
          'the same process after the searches, more than before',
          'rssAfterMb',
          'MB',
          goals.memoryMb,
        ),
        figure('search, median', 'p50Ms', 'ms'),
        figure('search, 99 in 100', 'p99Ms', 'ms', goals.searchP99Ms),
        figure('search, the slowest', 'maxMs', 'ms', goals.loopMs),
        figure('search, the slowest in CPU time', 'cpuMaxMs', 'ms', goals.loopMs),
        figure('search, the slowest of a cold process', 'coldMaxMs', 'ms', goals.loopMs),
        figure('the same in CPU time', 'coldCpuMaxMs', 'ms', goals.loopMs),
        figure('making the rows of a town, the slowest', 'townMaxMs', 'ms', goals.loopMs),
        figure('restaurants around a point, the slowest', 'nearMaxMs', 'ms', goals.loopMs),
        figure('the same in CPU time', 'nearCpuMaxMs', 'ms', goals.loopMs),
        figure('event loop held up, the longest', 'loopMaxMs', 'ms', goals.loopMs),
      ],
      notes: [
        `Median of ${runs} processes (smallest–largest), each loading dist/server/atlas and searching ${numberText(all[0]?.queries ?? 0)} texts: 32 names letter by letter, each name with a letter left out, swapped and wrong. All but the cold figure after two rounds of warming up. Times by the clock grow when others use the cores; CPU time does not.`,
      ],
    }
  },
}
