import { Users } from 'lucide-react'
import { useState } from 'react'
import { NumberField } from './number-field.tsx'

export function NumberFieldExample() {
  const [travellers, setTravellers] = useState<number | null>(2)
  const [budget, setBudget] = useState<number | null>(4500)
  return (
    <>
      <NumberField
        label="Travellers"
        icon={Users}
        unit="traveller"
        value={travellers}
        onValueChange={setTravellers}
        min={1}
        max={9}
      />
      <NumberField
        label="Budget"
        hint="In Canadian dollars, for everybody"
        value={budget}
        onValueChange={setBudget}
        min={0}
        step={50}
        error={budget === null ? 'Write an amount, for example 4500' : undefined}
      />
    </>
  )
}
