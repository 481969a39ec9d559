import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import styles from './ticket.module.css'

export interface TicketProps {
  /** `TicketField`s or anything else that stands between the hairlines. */
  children: ReactNode
  /** Behind the dashed tear: the one maple button. */
  action: ReactNode
  className?: string | undefined
}

/** One raised strip, torn before its button; 2 x 2 with a level tear on a phone. */
export function Ticket({ children, action, className }: TicketProps) {
  return (
    <div className={classNames(styles.ticket, className)}>
      <div className={styles.cells}>{children}</div>
      <div className={styles.stub}>{action}</div>
    </div>
  )
}

/** A small label over a bare control in serif. The control is an `<input>` or `<select>`. */
export function TicketField({ className, ...rest }: FieldProps) {
  return <Field {...rest} className={classNames(styles.cell, className)} />
}

/** The dashed tear alone, across a card where something is bought. */
export function Tear({ className }: { className?: string }) {
  return <hr className={classNames(styles.tear, className)} />
}
