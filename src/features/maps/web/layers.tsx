import { MapPinned } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import styles from './maps-page.module.css'
import { ownStopsText as text } from './messages.ts'

interface LayersProps {
  readonly choice: ReactNode
  /** "Lisbon, Portugal" */
  readonly around: string
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

/** Above the map: the days of the trip, and what else is there. */
export const Layers = ({ choice, around, isOn, onTurn }: LayersProps) => (
  <div className={styles.layers}>
    {choice}
    <Button
      look={isOn ? 'primary' : 'line'}
      size="small"
      icon={MapPinned}
      aria-pressed={isOn}
      onClick={() => onTurn(!isOn)}
    >
      {text.sights(around.split(',')[0] ?? around)}
    </Button>
  </div>
)
