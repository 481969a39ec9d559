import { mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type DestinationStream, type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino'
import { redacted } from './redact.ts'

export type Logger = PinoLogger

interface LoggerOptions {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** A file's path; absent: standard output. */
  readonly file?: string
}

/** At start a log beyond this becomes `….old`, in place of the one before. */
const rotateAbove = 20 * 1024 * 1024

function prepare(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > rotateAbove) renameSync(file, `${file}.old`)
}

/** A full disk loses lines of the log, never an answer: writing them must not throw into a request. */
function patient(destination: ReturnType<typeof pino.destination>): DestinationStream {
  destination.on('error', () => undefined)
  return {
    write(line) {
      try {
        destination.write(line)
      } catch {
        // The next line tries again; there is nowhere to say that this one is lost.
        return
      }
    },
  }
}

/** Structured log, one JSON object a line, flushed line by line so that a crash loses nothing. */
export function createLogger({ level, file }: LoggerOptions): Logger {
  if (file) prepare(file)
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redacted },
      // Errors are written by `redacted`, which also looks inside them.
      serializers: { err: (error: unknown) => error },
    },
    patient(pino.destination({ dest: file ?? 1, sync: true, mode: 0o600 })),
  )
}
