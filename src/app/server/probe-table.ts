import type { ProbeLine } from './provider-probes.ts'

/** Formats lines as a table for a terminal. */
export function probeTable(lines: readonly ProbeLine[]): readonly string[] {
  const rows = lines.map(({ port, adapter, state, ms, may, quota, why }) => [
    port,
    adapter,
    state,
    ms === null ? '' : `${ms} ms`,
    may ?? '',
    quota ?? '',
    why ?? '',
  ])
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
