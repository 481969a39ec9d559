import type { ReactNode } from 'react'
import styles from './admin-table.module.css'

interface AdminTableProps {
  /** Says what is listed; read out, not shown. */
  readonly label: string
  readonly head: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** Rows under headings; on a phone it scrolls inside its own box, by finger and by keyboard. */
export function AdminTable({ label, head, rows }: AdminTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls needs keys
    <div className={styles.box} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                // Cells stand under their headings: their place is what tells them apart.
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
