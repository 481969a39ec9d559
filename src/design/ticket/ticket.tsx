import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import styles from './ticket.module.css'

export interface TicketProps {
  /** `TicketField`s, or other cells between the hairlines. */
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

interface TicketGroupProps {
  legend: string
  /** Labels with their bare inputs first and their words after them. */
  children: ReactNode
  /** A button that shows the fields' values in one face; it opens the picker. */
  face?: ReactNode
  className?: string | undefined
  /** Names the picker that a press on the cell opens. */
  picker?: string | undefined
}

/** A cell of several small fields under one legend, with their labels below them. */
export function TicketGroup({ legend, children, face, className, picker }: TicketGroupProps) {
  return (
    <fieldset className={classNames(styles.cell, styles.group, className)} data-picker={picker}>
      <legend>{legend}</legend>
      {face}
      <div className={styles.parts}>{children}</div>
    </fieldset>
  )
}

/** The dashed tear alone, across a card where something is bought. */
export function Tear({ className }: { className?: string }) {
  return <hr className={classNames(styles.tear, className)} />
}
