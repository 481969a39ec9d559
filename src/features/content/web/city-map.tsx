import type { Ground } from '#platform/shared/draw-map.ts'
import { drawMap, type DrawnMap, type MapPoint } from '#platform/shared/draw-map.ts'
import styles from './city-map.module.css'
import { cityMapText } from './messages.ts'

function Scale({ height, scale }: Pick<DrawnMap, 'height' | 'scale'>) {
  const y = height - 12
  return (
    <g>
      <path className={styles.scale} d={`M14 ${y - 5}v5h${scale.length}v-5`} />
      <text className={styles.scaleText} x={22 + scale.length} y={y}>
        {scale.km < 1 ? `${scale.km * 1000} m` : cityMapText.km(scale.km)}
      </text>
    </g>
  )
}

function Marks({ marks, width }: Pick<DrawnMap, 'marks' | 'width'>) {
  return marks.map(({ x, y, beyondKm }, index) => (
    // The number is what a mark is known by.
    <g key={index}>
      <circle className={beyondKm ? styles.beyond : styles.mark} cx={x} cy={y} r={11} />
      <text className={beyondKm ? styles.beyondNumber : styles.number} x={x} y={y + 4}>
        {index + 1}
      </text>
      {beyondKm ? (
        <text
          className={x < width / 2 ? styles.far : styles.farLeft}
          x={x < width / 2 ? x + 16 : x - 16}
          y={y + 4}
        >
          {cityMapText.km(beyondKm)}
        </text>
      ) : null}
    </g>
  ))
}

function Shapes({ shapes }: Pick<DrawnMap, 'shapes'>) {
  return shapes.map(({ kind, path, width }, index) => (
    // A river may come in pieces of one name: its place in the drawing is what it is known by.
    <path key={index} className={styles[kind]} d={path} strokeWidth={width} />
  ))
}

interface CityMapProps {
  readonly ground?: Ground | undefined
  readonly place: string
  readonly sights: readonly MapPoint[]
  readonly districts: readonly MapPoint[]
}

/** Where the numbered sights lie to each other. The list beside it says the same in words. */
export function CityMap({ place, sights, districts, ground }: CityMapProps) {
  const map = drawMap(sights, districts, ground)
  const beyond = map.marks.flatMap(({ beyondKm }, index) =>
    beyondKm ? [cityMapText.liesKmFromMiddle(index + 1, beyondKm)] : [],
  )
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={cityMapText.whereEightSightsLie(place)}>
        <svg
          className={styles.map}
          viewBox={`0 0 ${map.width} ${map.height}`}
          data-art="map"
          aria-hidden="true"
          focusable="false"
        >
          {ground?.ground === 'water' ? (
            <rect className={styles.water} width={map.width} height={map.height} />
          ) : null}
          <Shapes shapes={map.shapes} />
          {map.labels.map(({ text, x, y }) => (
            <text key={text} className={styles.label} x={x} y={y + 4}>
              {text}
            </text>
          ))}
          <Marks marks={map.marks} width={map.width} />
          <Scale height={map.height} scale={map.scale} />
        </svg>
      </div>
      <figcaption className={styles.caption}>
        {cityMapText.drawnToScaleWithout}
        {beyond.length > 0 ? cityMapText.atEdge(beyond.join(', ')) : ''}
      </figcaption>
    </figure>
  )
}
