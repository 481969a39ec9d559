/** A spreadsheet takes a cell that begins so for a formula, also after blanks. */
const formula = /^[\s\p{Cf}]*[=+\-@|%\t\r\n＝＋－＠]/u

/** One cell: text is quoted, and formulas get an apostrophe so that no spreadsheet executes them. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** RFC 4180 with a mark in front, so that spreadsheets read it as UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
