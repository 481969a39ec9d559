import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type App, startApp } from './app.ts'
import { atMost, numberText, type Part } from './report.ts'
import { quantile } from './samples.ts'
import { signUp } from './traveller.ts'

const plan = { sessions: 1_000, quietSeconds: 60, perSecond: 500, seconds: 10 }
const signUpsAtOnce = 4

/** The cookies of so many sessions, each of its own account. */
async function openSessions(app: App): Promise<readonly string[]> {
  const cookies: string[] = []
  const work = async (): Promise<void> => {
    for (; cookies.length < plan.sessions;) cookies.push((await signUp(app)).cookie)
  }
  await Promise.all(Array.from({ length: signUpsAtOnce }, work))
  return cookies
}

/** Asks once; the status, 0 where there was no answer. */
const ask = (origin: string, cookie: string, agent: Agent) =>
  new Promise<{ readonly status: number; readonly ms: number }>((resolve) => {
    const began = performance.now()
    const end = (status: number): void => resolve({ status, ms: performance.now() - began })
    get(`${origin}/api/itineraries`, { agent, headers: { cookie } }, (answer) => {
      answer.resume().on('end', () => end(answer.statusCode ?? 0))
    }).on('error', () => end(0))
  })

/** Asks at a steady pace, whether answers come or not. */
async function steadily(origin: string, cookies: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })
  const began = performance.now()
  const asked: ReturnType<typeof ask>[] = []
  while (asked.length < plan.perSecond * plan.seconds) {
    const due = ((performance.now() - began) / 1_000) * plan.perSecond
    while (asked.length < due && asked.length < plan.perSecond * plan.seconds)
      asked.push(ask(origin, cookies[asked.length % cookies.length] ?? '', agent))
    await sleep(2)
  }
  const answers = await Promise.all(asked)
  agent.destroy()
  return answers
}

export const pause: Part = {
  title: 'After a pause',
  measure: async () => {
    const app = await startApp()
    const cookies = await openSessions(app)
    await sleep(plan.quietSeconds * 1_000)
    const answers = await steadily(app.origin, cookies)
    const failed = answers.filter(({ status }) => status !== 200).length
    const p99 = quantile(
      answers.map(({ ms }) => ms),
      0.99,
    )
    return {
      figures: [
        {
          name: 'answers other than 200',
          measured: `${failed} of ${answers.length}`,
          ...atMost(failed, 0, ''),
        },
        {
          name: 'list of trips, 99 in 100',
          measured: `${numberText(p99)} ms`,
          ...atMost(p99, 150, 'ms'),
        },
      ],
      notes: [
        `${plan.sessions} sessions; ${plan.quietSeconds} s of quiet, then ${plan.perSecond} calls a second for ${plan.seconds} s, sent at that pace whether answers come or not.`,
      ],
    }
  },
}
