import type { Config } from '#platform/server/config/read-config.ts'
import { closedPortLines } from '#platform/server/config/search-ports.ts'

interface Started {
  readonly config: Config
  readonly port: number
  readonly demo: { readonly email: string; readonly password: string } | undefined
  /** Location of the data, for people. */
  readonly place: string
}

/**
 * What a person reads after `npm start`: what to open, how to sign in, where things are. Programs
 * find the port in it, which PORT=0 leaves to the system: behind `localhost:`, or after `Listens`
 * where the public address is another.
 */
export function printBanner({ config, port, demo, place }: Started): void {
  const address = config.APP_ORIGIN ?? `http://localhost:${port}`
  const lines = [
    '',
    `  ${config.BUSINESS_NAME} is running.`,
    '',
    `  Open      ${address}`,
    ...(config.APP_ORIGIN ? [`  Listens   ${config.HOST}:${port}`] : []),
    ...(demo ? [`  Sign in   ${demo.email}  password ${demo.password}`] : []),
    `  Data      ${place}`,
    ...closedPortLines(config).map((line) => `  ${line}`),
    '  Stop      Ctrl+C',
    '',
  ]
  console.log(lines.join('\n'))
}

/** Prints a failed start: reason and causes; the stack only without them. */
export function printError(error: unknown): void {
  if (typeof error === 'string') return console.error(`\n${error}\n`)
  const messages: string[] = []
  for (let at = error; at instanceof Error; at = at.cause) messages.push(at.message)
  console.error(`\nWayleaf could not start.\n${messages.join('\n  because: ')}\n`)
  if (messages.length === 0) console.error(error)
}

/** Prints one line of a command's result. */
export const printLine = (line: string): void => console.log(line)
