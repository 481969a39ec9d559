import { BedDouble, Plane } from 'lucide-react'
import { useState } from 'react'
import { Tabs } from './tabs.tsx'

const kinds = [
  { id: 'flights', label: 'Flights', icon: Plane, content: 'Toronto to Tokyo, 12 April 2027' },
  { id: 'stays', label: 'Stays', icon: BedDouble, content: 'Hotels in Tokyo' },
  { id: 'cars', label: 'Cars', disabled: true, content: null },
]

const steps = [
  { id: 'destination', label: 'Destination', done: true, content: 'Tokyo' },
  { id: 'dates', label: 'Dates', done: true, content: '12 to 18 April 2027' },
  { id: 'hotels', label: 'Hotels', done: true, content: '6 nights in Asakusa' },
  { id: 'activities', label: 'Activities', content: 'Nothing planned yet' },
]

export function TabsExample() {
  const [kind, setKind] = useState('flights')
  const [step, setStep] = useState('activities')
  return (
    <>
      <Tabs label="What to search" items={kinds} value={kind} onValueChange={setKind} />
      <Tabs label="Planner steps" look="steps" items={steps} value={step} onValueChange={setStep} />
    </>
  )
}
