import { Footprints, Ship, TramFront } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import type { LegMode } from '#features/trips/domain/travel/leg-words.ts'
import styles from './leg-line.module.css'

const icons = { foot: Footprints, ride: TramFront, ferry: Ship } as const

/** A leg in one line of text, so that unchanged columns don't rerender. */
export const legLine = (how: LegMode, words: string, rest = ''): string =>
  [how, words, rest].join('|')

const isMode = (how: string): how is LegMode => Object.hasOwn(icons, how)

/** How one goes on, and for how long; what else is to be said stands smaller below. */
export function LegLine({ line }: { readonly line: string }) {
  const [how = '', words, rest] = line.split('|')
  return (
    <span className={styles.leg} data-how={how}>
      {isMode(how) ? <Icon of={icons[how]} size="text" /> : null}
      <span>{words}</span>
      {rest ? <span className={styles.rest}>{rest}</span> : null}
    </span>
  )
}
