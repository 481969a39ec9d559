import { Landmark, Pencil, Utensils } from 'lucide-react'
import { useState } from 'react'
import { ChoiceChips, FilterChips } from './chips.tsx'

const filters = [
  { id: 'cheap', label: 'Under $250' },
  { id: 'breakfast', label: 'Breakfast' },
  { id: 'step-free', label: 'Step-free' },
  { id: 'near', label: 'Near Asakusa', disabled: true },
]

const kinds = [
  { id: 'restaurants', label: 'Restaurants', icon: Utensils },
  { id: 'attractions', label: 'Attractions', icon: Landmark },
  { id: 'custom', label: 'Custom', icon: Pencil },
]

export function ChipsExample() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['cheap']))
  const [kind, setKind] = useState('restaurants')
  return (
    <>
      <FilterChips label="Filters" items={filters} value={chosen} onValueChange={setChosen} />
      <ChoiceChips label="Kind of stop" items={kinds} value={kind} onValueChange={setKind} />
    </>
  )
}
