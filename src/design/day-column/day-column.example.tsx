import { Plus } from 'lucide-react'
import { artDataUri, categoryArt } from '../art/category-art.ts'
import { Button } from '../button/button.tsx'
import { DropTarget, StopRow } from '../stop-row/stop-row.tsx'
import { DayColumn, EmptyDay } from './day-column.tsx'

const temple = artDataUri(categoryArt('attraction', 'Senso-ji', { scene: 'shrine', palette: 3 }))

export function DayColumnExample() {
  return (
    <>
      <DayColumn
        number={1}
        date="Mon 12 Apr"
        area="Asakusa"
        total="$38"
        action={
          <Button look="line" size="small" icon={Plus}>
            Add to day 1
          </Button>
        }
      >
        <li>
          <StopRow
            name="Senso-ji"
            time="17:00 · 1 h 30"
            price="Free"
            pictureSrc={temple}
            grip={{}}
          />
        </li>
        <li>
          <DropTarget>Drop here, 19:00</DropTarget>
        </li>
      </DayColumn>
      <EmptyDay
        number={2}
        date="Tue 13 Apr"
        action={
          <Button look="text" size="small" icon={Plus}>
            Add to day 2
          </Button>
        }
      >
        Nothing planned. Kamakura is 55 minutes by train.
      </EmptyDay>
    </>
  )
}
