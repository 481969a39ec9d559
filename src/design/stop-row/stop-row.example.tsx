import { artDataUri, categoryArt } from '../art/category-art.ts'
import { DropTarget, StopRow } from './stop-row.tsx'

const shrine = artDataUri(categoryArt('attraction', 'Meiji Jingu', { scene: 'shrine', palette: 6 }))
const noodles = artDataUri(categoryArt('restaurant', 'Ramen', { scene: 'noodles', palette: 2 }))

export function StopRowExample() {
  return (
    <>
      <StopRow name="Meiji Jingu" time="09:30 · 1 h" price="Free" pictureSrc={shrine} grip={{}} />
      <DropTarget>Drop here, 13:00</DropTarget>
      <StopRow
        name="A ramen counter with a rather long name"
        time="12:00 · 1 h"
        price="$32"
        pictureSrc={noodles}
        grip={{ 'aria-pressed': true }}
        lifted
      />
      <StopRow name="Shibuya at night" time="19:00 · 2 h" pictureSrc={shrine} />
    </>
  )
}
