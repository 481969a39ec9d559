import {
  AirVent,
  Accessibility,
  CalendarCheck,
  Coffee,
  Luggage,
  Plus,
  WashingMachine,
  Wifi,
} from 'lucide-react'
import { artDataUri, categoryArt } from '../art/category-art.ts'
import { Button } from '../button/button.tsx'
import { ResultCard } from './result-card.tsx'

const facts = [
  { label: 'Wi-Fi', icon: Wifi },
  { label: 'Breakfast', icon: Coffee },
  { label: 'Laundry', icon: WashingMachine },
  { label: 'Air conditioning', icon: AirVent },
  { label: 'Luggage storage', icon: Luggage },
  { label: 'Step-free', icon: Accessibility },
]

const promise = { label: 'Free cancellation until 24h before check-in', icon: CalendarCheck }

function Actions() {
  return (
    <>
      <Button size="small" look="line" icon={Plus}>
        Add to Trip
      </Button>
      <Button size="small">Book Now</Button>
    </>
  )
}

export function ResultCardExample() {
  return (
    <>
      <ResultCard
        pictureSrc={artDataUri(categoryArt('hotel', 'Asakusa', { scene: 'tower', palette: 5 }))}
        name="Hotel Kaminari Asakusa"
        href="#result-card"
        heading="h3"
        sub="Asakusa, 3 min to Senso-ji"
        rating={{ value: 4.5, count: 2318 }}
        facts={facts}
        promise={promise}
        price={{ amount: '$168', unit: 'CAD a night', total: '6 nights, $1,008 with taxes' }}
        actions={<Actions />}
      />
      <ResultCard
        pictureSrc={artDataUri(categoryArt('hotel', 'Yanaka', { scene: 'ryokan', palette: 0 }))}
        name="Ryokan Hatsune"
        heading="h3"
        sub="Yanaka, tatami rooms"
        price={{ amount: '$142', was: '$160', unit: 'CAD a night' }}
        actions={<Actions />}
      />
    </>
  )
}
