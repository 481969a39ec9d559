import { ArrowUpDown } from 'lucide-react'
import { SelectField } from './select-field.tsx'

const sorts = [
  { value: 'popularity', label: 'Popularity' },
  { value: 'price', label: 'Price, lowest first' },
  { value: 'rating', label: 'Rating' },
]

const countries = [
  {
    label: 'Asia',
    options: [
      { value: 'jp', label: 'Japan' },
      { value: 'in', label: 'India' },
    ],
  },
  { label: 'Europe', options: [{ value: 'fr', label: 'France' }] },
]

export function SelectFieldExample() {
  return (
    <>
      <SelectField label="Sort by" icon={ArrowUpDown} options={sorts} />
      <SelectField label="Travelling to" options={countries} empty="Choose a country" />
      <SelectField
        label="Passport from"
        options={countries}
        empty="Choose a country"
        error="Choose the country that issued your passport"
      />
      <SelectField label="Currency" options={[{ value: 'CAD', label: 'CAD' }]} disabled />
    </>
  )
}
