import { freePort, killDatabase, scratchData, startApp } from './app.ts'
import { atMost, numberText, type Part } from './report.ts'
import { msFigure, repeat } from './samples.ts'

const runs = 5

export const start: Part = {
  title: 'Second start',
  measure: async () => {
    const dataDir = await scratchData()
    const [first = 0, ...again] = await repeat(runs + 1, async () => {
      const app = await startApp({ dataDir, port: await freePort(), by: 'npm' })
      await app.stop()
      return app.readyMs
    })
    const port = await freePort()
    const killed = await repeat(runs, async () => {
      const app = await startApp({ dataDir, port, by: 'npm' })
      if ((await killDatabase(dataDir)) === 0) throw new Error('No database was found')
      app.kill()
      const restarted = await startApp({ dataDir, port, by: 'npm' })
      await restarted.stop()
      return restarted.readyMs
    })
    return {
      figures: [
        msFigure('`npm start` on existing data to the first 200 of /readyz', again, 1000),
        {
          name: 'the same on an empty data folder (database made anew)',
          measured: `${numberText(first)} ms`,
        },
        {
          ...msFigure('after kill -9 of app, database and all its processes', killed),
          ...atMost(Math.max(...killed), 5000, 'ms', 'each '),
        },
      ],
      notes: [
        `Median of ${runs} (smallest–largest). Between two starts the app and its PostgreSQL are stopped, so each start starts both.`,
      ],
    }
  },
}
