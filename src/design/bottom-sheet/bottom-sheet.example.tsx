import { BedDouble, Map, Plane } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { ItineraryRow } from '../itinerary-row/itinerary-row.tsx'
import { Price } from '../price/price.tsx'
import styles from './bottom-sheet-example.module.css'
import { BottomSheet } from './bottom-sheet.tsx'
import type { SheetStop } from './sheet-stops.ts'

export function BottomSheetExample() {
  const [stop, setStop] = useState<SheetStop>('peek')
  return (
    <div className={styles.phone}>
      <BottomSheet
        label="Your Itinerary"
        stop={stop}
        onStopChange={setStop}
        peek={
          <>
            <div className={styles.total}>
              <span>
                <b>Your Itinerary</b>
                <span className="small mute"> 10 items, $792 left</span>
              </span>
              <Price amount="$3,708.00" size="total" />
            </div>
            <div className={styles.actions}>
              <Button look="line" size="small" icon={Map} block>
                Map
              </Button>
              <Button size="small" block onClick={() => setStop('full')}>
                Open itinerary
              </Button>
            </div>
          </>
        }
      >
        <ItineraryRow icon={Plane} name="Toronto to Tokyo Haneda" sub="Return" price="$2,460.00" />
        <ItineraryRow icon={BedDouble} name="Hotel in Asakusa" sub="6 nights" price="$1,008.00" />
      </BottomSheet>
    </div>
  )
}
