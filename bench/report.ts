/** One measured thing, as a row of its part's table. */
export interface Figure {
  readonly name: string
  readonly measured: string
  /** Absent where nothing was promised: the figure is for information. */
  readonly goal?: string
  readonly peers?: string
  readonly reached?: boolean
  /** A failure of this figure fails the run. */
  readonly blocking?: boolean
}

export interface Measurement {
  readonly figures: readonly Figure[]
  /** What a reader must know to read the figures. */
  readonly notes: readonly string[]
}

export interface Choices {
  /** A built checkout of this repository to compare with. */
  readonly against?: string | undefined
}

/** One job of the bench. What it starts is ended after it (`atEnd`). */
export interface Part {
  readonly title: string
  measure(choices: Choices): Promise<Measurement>
}

/** 1234.5 as "1,235": thousands apart, so many decimals. */
export const numberText = (value: number, decimals = 0): string =>
  value.toLocaleString('en-CA', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

/** Goal and answer of a value that may not be more than `goal`; `what` says which value of several. */
export const atMost = (value: number, goal: number, unit: string, what = '') => ({
  goal: `${what}≤ ${numberText(goal)} ${unit}`.trim(),
  reached: value <= goal,
})

export const atLeast = (value: number, goal: number, unit = '') => ({
  goal: `≥ ${numberText(goal)} ${unit}`.trim(),
  reached: value >= goal,
})

function answer({ reached, blocking }: Figure): string {
  if (reached === undefined) return '–'
  if (reached) return 'yes'
  return blocking ? 'NO (blocking)' : 'NO'
}

/** A part's heading, table and notes in Markdown, which a terminal shows as well. */
export function reportText(heading: string, { figures, notes }: Measurement): string {
  const cells = figures.map((figure) => [
    figure.name,
    figure.measured,
    figure.goal ?? '–',
    figure.peers ?? '–',
    answer(figure),
  ])
  const head = ['figure', 'measured', 'goal', 'peers', 'reached']
  const rows = [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`)
  const table = figures.length > 0 ? [rows.join('\n')] : []
  return [`### ${heading}`, ...table, ...notes].join('\n\n')
}
