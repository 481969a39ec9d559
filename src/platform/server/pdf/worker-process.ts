import { fork } from 'node:child_process'
import { Socket } from 'node:net'
import type { WorkerAnswer, WorkerDone, WorkerFailed, WorkerRequest } from './worker-messages.ts'

export interface WorkerOptions {
  readonly workerPath: string
  readonly templatesDir: string
  readonly fontsDir: string
}

/** The worker ended without an answer. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost'
  /** Whether it had begun on the document. */
  readonly started: boolean

  constructor(started: boolean, detail: string) {
    super(`The worker ended without an answer: ${detail}`)
    this.started = started
  }
}

export interface WorkerProcess {
  readonly pid: number | undefined
  readonly alive: boolean
  /** Once only. Rejects with WorkerLost, also after `kill`. The worker is over afterwards. */
  render(request: WorkerRequest): Promise<WorkerDone | WorkerFailed>
  kill(): void
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>
}

/** Megabytes of JavaScript memory; the compiler's own memory is native and not counted here. */
const heapLimit = 256
const errorTailLength = 2000

/** Starts a worker that waits for its document without keeping this process alive. */
export function startWorker({ workerPath, templatesDir, fontsDir }: WorkerOptions): WorkerProcess {
  const child = fork(workerPath, [templatesDir, fontsDir], {
    env: {},
    execArgv: [`--max-old-space-size=${heapLimit}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()

  let errorTail = ''
  let ending: string | undefined
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorTail = (errorTail + text).slice(-errorTailLength)
  })
  const gone = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      ending = error.message
      resolve()
    })
    child.once('exit', (code, signal) => {
      ending ??= `${signal ?? `code ${code}`} ${errorTail}`.trim()
      resolve()
    })
  })
  const kill = () => {
    // Ref the child again: otherwise the program could exit while a caller awaits `gone`.
    child.ref()
    child.kill('SIGKILL')
  }

  function render(request: WorkerRequest) {
    child.ref()
    child.channel?.ref()
    return new Promise<WorkerDone | WorkerFailed>((resolve, reject) => {
      let started = false
      child.on('message', (answer: WorkerAnswer) => {
        started = true
        if (answer.kind === 'started') return
        resolve(answer)
        kill()
      })
      void gone.then(() => reject(new WorkerLost(started, ending ?? 'unknown')))
      // A broken pipe ends the process, which the listener above handles.
      if (ending === undefined) child.send(request, () => undefined)
    })
  }

  return {
    get pid() {
      return child.pid
    },
    get alive() {
      return ending === undefined
    },
    render,
    kill,
    gone,
  }
}
