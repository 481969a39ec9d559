import { classNames } from '#design/class-names.ts'
import { type NameWish, placeNames, type Room } from '#design/drawn-map/place-names.ts'
import type { Spot } from '../domain/cluster-spots.ts'
import type { GroundName } from './engine/ground-names.ts'
import type { MapEngine } from './engine/map-engine.ts'
import styles from './ground-labels.module.css'

type Look = 'place' | 'large' | GroundName['kind']

/** A name over the ground, and how it looks. */
export interface LabelWish extends NameWish {
  readonly look: Look
}

/** Of the letters of a name. */
const letters = { height: 15, width: 6.7 }
/** Of the letters of wide water and of islands. */
const [largeScale, landScale] = [1.5, 1.2]
/** From a dot to its name. */
const fromDot = 5
const lookedAt = 160

interface GroundLabelsProps {
  readonly engine: MapEngine
  readonly size: { readonly width: number; readonly height: number }
  /** What the places want said, before the names of the ground. */
  readonly wishes: readonly LabelWish[]
  readonly taken: readonly Room[]
  /** Along the ways: names stand beside them. */
  readonly ways: readonly Room[]
}

const wishesOf = ({ names, project }: MapEngine): readonly LabelWish[] =>
  names.slice(0, lookedAt).map((name) => ({
    ...project(name),
    name: name.name,
    look: name.isLarge ? ('large' as const) : name.kind,
    scale: name.isLarge ? largeScale : name.kind === 'land' ? landScale : 1,
    ...(name.kind === 'sight' ? { beside: fromDot, dot: true } : {}),
  }))

const shift = { start: '0', middle: '-50%', end: '-100%' } as const

const at = ({ x, y }: Spot) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`

/** The names over the ground that find room; the list beside the map says what matters of them. */
export function GroundLabels({ engine, size, wishes, taken, ways }: GroundLabelsProps) {
  const placed = placeNames([...wishes, ...wishesOf(engine)], taken, size, letters, ways)
  return (
    <div className={styles.labels} aria-hidden="true">
      <svg className={styles.lines}>
        {placed.map(({ wish: { name }, line }) =>
          line ? (
            <line key={name} x1={line[0].x} y1={line[0].y} x2={line[1].x} y2={line[1].y} />
          ) : null,
        )}
      </svg>
      {placed.map(({ wish, lines, align, ...spot }) => (
        <span key={wish.name}>
          {wish.dot ? <span className={styles.dot} style={{ transform: at(wish) }} /> : null}
          <span
            className={classNames(styles.label, styles[wish.look])}
            style={{
              transform: `${at(spot)} translate(${shift[align]}, -50%)`,
              textAlign: align === 'middle' ? 'center' : align,
            }}
            data-label={wish.look}
          >
            {lines.join('\n')}
          </span>
        </span>
      ))}
    </div>
  )
}
