import { freePort, startApp } from './app-process.ts'
import { numberText, spreadText } from './number-text.ts'
import type { Part } from './part.ts'
import { trek } from './peers.ts'
import { scratchData } from './scratch-folder.ts'
import { median } from './statistics.ts'

const runs = 5
const goalMs = 5000

async function startAndStop(dataDir: string): Promise<number> {
  const app = await startApp({ dataDir, port: await freePort(), by: 'npm' })
  await app.stop()
  return app.readyMs
}

export const start: Part = {
  title: 'Second start',
  measure: async () => {
    const dataDir = await scratchData()
    const first = await startAndStop(dataDir)
    const again: number[] = []
    for (let run = 0; run < runs; run++) again.push(await startAndStop(dataDir))
    const middle = median(again)
    return {
      figures: [
        {
          name: '`npm start` on existing data to the first 200 of /readyz',
          measured: `${spreadText(middle, again)} ms`,
          goal: `≤ ${numberText(goalMs)} ms`,
          peers: `TREK ${numberText(trek.startMs)} ms`,
          reached: middle <= goalMs,
        },
        {
          name: 'the same on an empty data folder (database made anew)',
          measured: `${numberText(first)} ms`,
          peers: 'TREK 3,226 ms',
        },
      ],
      notes: [
        `Median of ${runs} (smallest–largest). Between two starts the app and its PostgreSQL are stopped, so each start starts both.`,
      ],
    }
  },
}
