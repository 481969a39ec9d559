import { LocateFixed, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import type { MapEngine } from './engine/map-engine.ts'
import styles from './live-map.module.css'
import { liveMapText as text } from './messages.ts'

interface MapToolsProps {
  readonly engine: MapEngine
  /** Absent where there are no places. */
  readonly onShowAll?: () => void
}

/** The buttons that move the map; where it comes no nearer a press says why. */
export function MapTools({ engine, onShowAll }: MapToolsProps) {
  const [isAsked, setAsked] = useState(false)
  const { canZoomIn, isDrawing } = engine
  const why = isDrawing ? text.nearestDrawing : text.nearest
  const nearer = (): void => {
    setAsked(!canZoomIn)
    if (canZoomIn) engine.zoomBy(1)
  }
  return (
    <>
      <div className={styles.tools}>
        <IconButton
          icon={Plus}
          label={text.zoomIn}
          look="raised"
          onClick={nearer}
          onBlur={() => setAsked(false)}
          {...(canZoomIn ? {} : { title: why, 'data-spent': '' })}
        />
        <IconButton
          icon={Minus}
          label={text.zoomOut}
          look="raised"
          onClick={() => engine.zoomBy(-1)}
        />
        {onShowAll ? (
          <IconButton
            icon={LocateFixed}
            label={text.showAllPlaces}
            look="raised"
            onClick={onShowAll}
          />
        ) : null}
      </div>
      <p className={styles.why} role="status">
        {isAsked && !canZoomIn ? why : ''}
      </p>
    </>
  )
}
