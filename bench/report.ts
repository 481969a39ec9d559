import type { Figure, Measurement } from './figure.ts'

export interface PartReport extends Measurement {
  readonly title: string
  /** Load average of the machine when the part began. */
  readonly load: string
  /** Why nothing, or not all, was measured. */
  readonly fault?: string
}

const head = ['figure', 'measured', 'goal', 'peers', 'reached']
const plain = 'text' as const

const answer = ({ reached, blocking }: Figure): string => {
  if (reached === undefined) return '–'
  if (reached) return 'yes'
  return blocking ? 'NO (blocking)' : 'NO'
}

const cellsOf = (figure: Figure): readonly string[] => [
  figure.name,
  figure.measured,
  figure.goal ?? '–',
  figure.peers ?? '–',
  answer(figure),
]

function textTable(rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return rows.map((row) => `  ${line(row)}`).join('\n')
}

const markdownTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .toSpliced(
      1,
      0,
      head.map(() => '---'),
    )
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

/** One part as a table with its notes, for a terminal or as Markdown. */
export function reportText(part: PartReport, form: 'text' | 'markdown'): string {
  const { title, load, figures, notes, fault } = part
  const heading = `${title} (load average ${load} at the start)`
  const rows = [head, ...figures.map(cellsOf)]
  const table = form === plain ? textTable(rows) : markdownTable(rows)
  const parts = [
    form === plain ? heading : `### ${heading}`,
    ...(figures.length > 0 ? [table] : []),
    ...(fault ? [`Not measured: ${fault}`] : []),
    ...notes.map((note) => (form === plain ? `  ${note}` : note)),
  ]
  return parts.join(form === plain ? '\n' : '\n\n')
}
