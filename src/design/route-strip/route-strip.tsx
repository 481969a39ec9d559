import { BedDouble } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './route-strip.module.css'

export interface StripStop {
  readonly id: string
  readonly name: string
  /** Where the night is: a bed in place of a number. */
  readonly bed?: boolean | undefined
  /** The way to the next stop; the last has none. `words` are its distance and how long it takes. */
  readonly way?:
    | {
        readonly km: number
        /** On foot the line is dotted. */
        readonly how?: 'foot' | 'ride' | 'ferry'
        readonly words: readonly string[]
      }
    | undefined
}

interface RouteStripProps {
  /** Names the list: "Day 2: the way". */
  readonly label: string
  /** Before the stops: which day it is. */
  readonly lead?: ReactNode
  readonly stops: readonly StripStop[]
  /** Sets the colour of its marks, `--tone`; spruce by default. */
  readonly tone?: string | undefined
  /** Stands over a list of the same stops: where room is short, their numbers are enough. */
  readonly overList?: boolean | undefined
  /** Name over the line and way under it, both beside the mark; a name has room for two lines, or takes what it needs of them. */
  readonly brief?: 'two-lines' | 'as-needed' | undefined
}

/** "Transit, 24 min": what the line shows already gives way first, and a number and its unit are not parted. */
function Words({ words }: { readonly words: string }) {
  const [mode, time = ''] = words.includes(', ') ? words.split(', ') : ['', words]
  const duration = time.replace(/ on foot$/, '')
  const onFoot = time.slice(duration.length)
  return (
    <span>
      {mode ? <span className={styles.mode}>{`${mode}, `}</span> : null}
      {duration.replace(/ (\S+)$/, '\u00a0$1')}
      {onFoot ? <span className={styles.mode}>{onFoot}</span> : null}
    </span>
  )
}

/** Steps of the styles in which a day's way is laid out: a server's page has no styles of its own elements. */
const steps = 12

/**
 * The stops of a day in their order, as far apart as the ways between them are long, with distances and times.
 * Shown where no streets are known: it claims nothing about the ground.
 */
export function RouteStrip({ label, lead, stops, tone, overList, brief }: RouteStripProps) {
  const begins = stops[0]?.bed ? 0 : 1
  const km = stops.reduce((sum, { way }) => sum + (way?.km ?? 0), 0)
  const shareOf = (way: StripStop['way']): number =>
    way ? Math.max(1, Math.round((steps * way.km) / (km || 1))) : 0
  return (
    <div className={classNames(styles.row, tone)}>
      {lead}
      <ol aria-label={label} className={styles.strip} data-over-list={overList} data-brief={brief}>
        {stops.map(({ id, name, bed, way }, at) => (
          <li key={id} data-share={shareOf(way)} data-how={way?.how}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.mark} data-bed={bed || undefined} aria-hidden="true">
              {bed ? <Icon of={BedDouble} size="text" /> : at + begins}
            </span>
            {way ? (
              <span className={styles.way}>
                {way.words.map((word) => (
                  <Words key={word} words={word} />
                ))}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  )
}
