import { KindSign } from '#design/kind-tile/kind-sign.tsx'
import type { LegMode } from '#features/trips/domain/travel/leg-words.ts'
import styles from './leg-line.module.css'

/** Signs of one path: a long trip has hundreds of legs. */
const signs = { foot: 'walk', ride: 'tram', ferry: 'ferry' } as const

/** A leg in one line of text, so that unchanged columns don't rerender. */
export const legLine = (how: LegMode, words: string, rest = ''): string =>
  [how, words, rest].join('|')

const isMode = (how: string): how is LegMode => Object.hasOwn(signs, how)

/** How one goes on, and for how long; what else is to be said stands smaller below. */
export function LegLine({
  line,
  as: Box = 'span',
}: {
  readonly line: string
  /** A row of its own among the stops. */
  readonly as?: 'li' | 'span'
}) {
  const [how = '', words, rest] = line.split('|')
  return (
    <Box className={styles.leg} data-how={how}>
      {isMode(how) ? <KindSign kind={signs[how]} size={16} /> : null}
      {words}
      {rest ? <span className={styles.rest}>{rest}</span> : null}
    </Box>
  )
}
