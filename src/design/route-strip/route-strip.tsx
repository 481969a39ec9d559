import { BedDouble } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './route-strip.module.css'

export interface StripStop {
  readonly id: string
  readonly name: string
  /** Where the night is: a bed in place of a number. */
  readonly bed?: boolean | undefined
  /** The way to the next stop; the last has none. `words` are its distance and how long it takes. */
  readonly way?: { readonly km: number; readonly words: readonly string[] } | undefined
}

interface RouteStripProps {
  /** Names the list: "Day 2: the way". */
  readonly label: string
  /** Before the stops: which day it is. */
  readonly lead?: ReactNode
  readonly stops: readonly StripStop[]
}

/** Steps of the styles in which a day's way is laid out: a server's page has no styles of its own elements. */
const steps = 12

/**
 * The stops of a day in their order, as far apart as the ways between them are long, with distances and times.
 * Shown where no streets are known: it claims nothing about the ground.
 */
export function RouteStrip({ label, lead, stops }: RouteStripProps) {
  const begins = stops[0]?.bed ? 0 : 1
  const km = stops.reduce((sum, { way }) => sum + (way?.km ?? 0), 0)
  const shareOf = (way: StripStop['way']): number =>
    way ? Math.max(1, Math.round((steps * way.km) / (km || 1))) : 0
  return (
    <div className={styles.row}>
      {lead}
      <ol aria-label={label} className={styles.strip}>
        {stops.map(({ id, name, bed, way }, at) => (
          <li key={id} data-share={shareOf(way)}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.mark} data-bed={bed || undefined} aria-hidden="true">
              {bed ? <Icon of={BedDouble} size="text" /> : at + begins}
            </span>
            {way ? (
              <span className={styles.way}>
                {way.words.map((word) => (
                  <span key={word}>{word}</span>
                ))}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  )
}
