import { SearchField } from '#design/search-field/search-field.tsx'
import { SelectField, type SelectFieldProps } from '#design/select-field/select-field.tsx'
import { useDeferredValue, useState } from 'react'
import styles from './staff-rows.module.css'

/** Filters and page of a list. */
export interface ListFilters<S extends string> {
  /** As typed. */
  readonly search: string
  /** Debounced value used for the query. */
  readonly wanted: string
  /** Empty: all. */
  readonly state: S | ''
  readonly page: number
  readonly isNarrowed: boolean
  readonly setPage: (page: number) => void
  readonly narrow: (part: { readonly search?: string; readonly state?: S | '' }) => void
}

/** List filters; a change returns to the first page. */
export function useListFilters<S extends string>(): ListFilters<S> {
  const [{ search, state, page }, set] = useState({ search: '', state: '' as S | '', page: 1 })
  const wanted = useDeferredValue(search.trim())
  return {
    search,
    wanted,
    state,
    page,
    isNarrowed: wanted !== '' || state !== '',
    setPage: (next) => set((before) => ({ ...before, page: next })),
    narrow: (part) => set((before) => ({ ...before, ...part, page: 1 })),
  }
}

interface FilterFieldsProps<S extends string> extends Pick<SelectFieldProps, 'options' | 'empty'> {
  readonly labels: { readonly search: string; readonly show: string }
  readonly states: readonly S[]
  readonly filters: ListFilters<S>
}

export const FilterFields = <S extends string>(props: FilterFieldsProps<S>) => (
  <div className={styles.filters}>
    <SearchField
      label={props.labels.search}
      maxLength={254}
      value={props.filters.search}
      onValueChange={(search) => props.filters.narrow({ search })}
    />
    <SelectField
      label={props.labels.show}
      options={props.options}
      empty={props.empty}
      value={props.filters.state}
      onChange={({ target }) =>
        props.filters.narrow({
          state: props.states.find((known) => known === target.value) ?? '',
        })
      }
    />
  </div>
)
