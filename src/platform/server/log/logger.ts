import { fstatSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type DestinationStream, type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino'
import { redacted } from './redact.ts'

export type Logger = PinoLogger

interface LoggerOptions {
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** A file's path; absent: standard output. */
  readonly file?: string
  /** Bytes beyond which a log becomes `….old`, in place of the one before. */
  readonly rotateAbove?: number
}

type Destination = ReturnType<typeof pino.destination>

/** Looking costs more than a line does. */
const linesBetweenLooks = 500

/**
 * Turns a log that has grown too long into the old one and goes on in a new one. Where another process
 * has done so already, it follows.
 */
function rotate(destination: Destination, file: string, rotateAbove: number): void {
  const open: unknown = Reflect.get(destination, 'fd')
  if (typeof open !== 'number') return
  const named = statSync(file, { throwIfNoEntry: false })
  const isOurs = named?.ino === fstatSync(open).ino
  if (isOurs && named.size <= rotateAbove) return
  if (isOurs) renameSync(file, `${file}.old`)
  destination.reopen(file)
}

/**
 * Writes to the file, or to standard output. A full disk loses lines of the log, never an answer:
 * writing them must not throw into a request.
 */
function patient(file: string | undefined, rotateAbove: number): DestinationStream {
  if (file) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const destination = pino.destination({ dest: file ?? 1, sync: true, mode: 0o600 })
  destination.on('error', () => undefined)
  let lines = 0
  return {
    write(line) {
      try {
        if (file && lines % linesBetweenLooks === 0) rotate(destination, file, rotateAbove)
        lines += 1
        destination.write(line)
      } catch {
        // The next line tries again; there is nowhere to say that this one is lost.
        return
      }
    },
  }
}

/** Structured log, one JSON object a line, flushed line by line so that a crash loses nothing. */
export function createLogger({
  level,
  file,
  rotateAbove = 20 * 1024 * 1024,
}: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redacted },
      // Errors are written by `redacted`, which also looks inside them.
      serializers: { err: (error: unknown) => error },
    },
    patient(file, rotateAbove),
  )
}
