import type { ReactNode } from 'react'
import styles from './legal.module.css'

interface LegalTableProps {
  readonly label: string
  readonly head: readonly string[]
  /** The first cell is the row header. */
  readonly rows: readonly (readonly [string, ...ReactNode[]])[]
  /** The first cell is set as code. */
  readonly code?: boolean
}

/** A table; on a phone its cells stack, each with its heading. */
export function LegalTable({ label, head, rows, code = false }: LegalTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{code ? <code>{name}</code> : name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
