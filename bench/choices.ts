import { parseArgs } from 'node:util'

export interface Wanted {
  readonly parts: readonly string[]
  readonly rounds: number
  /** A file for the report as Markdown. */
  readonly markdown: string | undefined
}

const options = { rounds: { type: 'string', default: '5' }, markdown: { type: 'string' } } as const

/** What the command line asks for, or how it should have asked. Without names every part is meant. */
export function readChoices(
  args: readonly string[],
  known: readonly string[],
): Wanted | { readonly fault: string } {
  const usage = `npm run bench -- [${known.join('|')} …] [--rounds 5] [--markdown report.md]`
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const unknown = positionals.find((name) => !known.includes(name))
    if (unknown) return { fault: `There is no part "${unknown}". Usage: ${usage}` }
    const rounds = Number(values.rounds)
    if (!Number.isInteger(rounds) || rounds < 1) return { fault: `Usage: ${usage}` }
    const parts = known.filter((name) => positionals.length === 0 || positionals.includes(name))
    return { parts, rounds, markdown: values.markdown }
  } catch (error) {
    return { fault: `${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}` }
  }
}
