import type { ReactNode } from 'react'
import styles from './legal.module.css'

interface LegalTableProps {
  readonly label: string
  readonly head: readonly string[]
  /** The first cell names its row. */
  readonly rows: readonly (readonly [string, ...ReactNode[]])[]
  /** The first cell is a name of a machine's. */
  readonly code?: boolean
}

/** A table; on a phone its cells stand one under the other, each with what it is. */
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
