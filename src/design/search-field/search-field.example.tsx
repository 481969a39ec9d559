import { useState } from 'react'
import { SearchField } from './search-field.tsx'

export function SearchFieldExample() {
  const [empty, setEmpty] = useState('')
  const [query, setQuery] = useState('kyo')
  return (
    <>
      <SearchField
        label="Search destinations"
        placeholder="Kyoto"
        value={empty}
        onValueChange={setEmpty}
      />
      <SearchField label="Search help" labelHidden value={query} onValueChange={setQuery} />
    </>
  )
}
