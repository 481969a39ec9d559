import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from './testing/build-worker.ts'

let worker: Awaited<ReturnType<typeof buildWorker>>

beforeAll(async () => {
  worker = await buildWorker()
}, 30_000)
afterAll(() => rmSync(worker.outdir, { recursive: true }))

/** A killed orphan stays listed as a zombie until the system collects it. */
function runs(pid: string) {
  const path = `/proc/${pid}/status`
  return existsSync(path) && !/^State:\s+Z/m.test(readFileSync(path, 'utf8'))
}

/** Runs a program that opens a renderer, with its spare worker, and then does the rest. */
function startProgram(name: string, rest: string, more: object = {}) {
  const path = join(worker.outdir, name)
  const options = JSON.stringify({ ...worker.options, ...more })
  writeFileSync(
    path,
    `import { createPdfRenderer } from ${JSON.stringify(worker.rendererPath)}
     const renderer = createPdfRenderer(${options})
     renderer.prepare()
     ${rest}`,
  )
  return spawn(process.execPath, [path], { stdio: 'ignore' })
}

test('the spare worker does not keep a program alive that has nothing else to do', async () => {
  const program = startProgram('ends.mjs', '')
  const [code] = await once(program, 'exit')
  expect(code).toBe(0)
}, 10_000)

test.runIf(existsSync('/proc/self/task'))(
  'PERF-5 a spare worker that no document asks for ends by itself, and the program goes on',
  async () => {
    const rest = 'setInterval(() => {}, 1000)'
    const program = startProgram('idles.mjs', rest, { spareForMs: 1500 })
    const children = `/proc/${program.pid}/task/${program.pid}/children`
    const spares = () => readFileSync(children, 'utf8').trim()
    while (spares() === '') await sleep(20)
    const deadline = Date.now() + 8000
    while (spares() !== '' && Date.now() < deadline) await sleep(50)
    expect([spares(), program.exitCode]).toEqual(['', null])
    program.kill('SIGKILL')
  },
  15_000,
)

test('closing with only the spare worker left comes to its end', async () => {
  const program = startProgram('closes.mjs', 'await renderer.close(); process.exit(7)')
  const [code] = await once(program, 'exit')
  expect(code).toBe(7)
}, 10_000)

test.runIf(existsSync('/proc/self/task'))(
  'the spare worker ends when its program is killed',
  async () => {
    const program = startProgram('lives.mjs', 'setInterval(() => {}, 1000)')
    const children = `/proc/${program.pid}/task/${program.pid}/children`
    let spare = ''
    while (spare === '') {
      await sleep(20)
      spare = readFileSync(children, 'utf8').trim()
    }
    program.kill('SIGKILL')
    await once(program, 'exit')
    const deadline = Date.now() + 5000
    while (runs(spare) && Date.now() < deadline) await sleep(20)
    expect(runs(spare)).toBe(false)
  },
  15_000,
)
