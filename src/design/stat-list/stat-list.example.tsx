import { Globe, HeartPulse, LifeBuoy, Luggage, Users } from 'lucide-react'
import { FactList, StatList } from './stat-list.tsx'

export function StatListExample() {
  return (
    <>
      <StatList
        items={[
          { value: '10,000+', label: 'travellers planned with us', icon: Users },
          { value: '50+', label: 'countries covered', icon: Globe },
          { value: '24/7', label: 'support while you are away', icon: LifeBuoy },
        ]}
      />
      <FactList
        items={[
          { label: 'Passport', value: 'Valid for the whole stay' },
          { label: 'On arrival', value: 'Fingerprints and a photo' },
          { label: 'Before you fly', value: 'Fill in Visit Japan Web' },
        ]}
      />
      <FactList
        look="sums"
        items={[
          { label: 'Emergency medical', value: '$5,000,000', icon: HeartPulse },
          { label: 'Baggage', value: '$2,500', icon: Luggage },
        ]}
      />
    </>
  )
}
