import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './app-process.ts'
import type { GuideTimes } from './guide-process.ts'
import { numberText } from './number-text.ts'
import type { Part } from './part.ts'

const goals = { answerP50Ms: 150, planMs: 400 }
const run = promisify(execFile)

export const guide: Part = {
  title: 'Guide',
  measure: async () => {
    const words = ['--import', 'tsx', 'bench/guide-process.ts']
    const { stdout } = await run(process.execPath, words, { cwd: root })
    const times = JSON.parse(stdout) as GuideTimes
    const figure = (name: string, ms: number, goal?: number) => ({
      name,
      measured: `${numberText(Math.round(ms * 10) / 10)} ms`,
      ...(goal === undefined ? {} : { goal: `≤ ${numberText(goal)} ms`, reached: ms <= goal }),
    })
    return {
      figures: [
        figure('embedded answer, median', times.answerP50Ms, goals.answerP50Ms),
        figure('embedded answer, 95 in 100', times.answerP95Ms),
        figure('plan of seven days, median', times.planP50Ms, goals.planMs),
        figure('plan of seven days, the slowest', times.planMaxMs, goals.planMs),
      ],
      notes: [
        `${numberText(times.questions)} first questions of the unseen sets and eight plans, each asked once before it is measured, in one process without HTTP and database.`,
      ],
    }
  },
}
