import { ArrowDownUp, SlidersHorizontal } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { listToolsText } from '../messages.ts'
import { SelectField } from '../select-field/select-field.tsx'
import styles from './list-tools.module.css'

interface ListToolsProps {
  /** Accessible name of the order: "Sort by". */
  readonly sortLabel: string
  readonly sorts: readonly { readonly value: string; readonly label: string }[]
  readonly sort: string
  readonly onSort: (sort: string) => void
  /** The button of the filters, with the number of those that are set. None where nothing can be set. */
  readonly filters?: {
    readonly set: number
    readonly isOpen: boolean
    readonly onOpen: (open: boolean) => void
  }
}

/** The order of a list, and the button that opens its filters. */
export function ListTools(props: ListToolsProps) {
  const { sortLabel, sorts, sort, onSort, filters } = props
  return (
    <>
      <span className={styles.sort} data-sort="">
        <SelectField
          label={sortLabel}
          labelHidden
          icon={ArrowDownUp}
          options={sorts}
          value={sort}
          onChange={({ target }) => onSort(target.value)}
        />
      </span>
      {filters ? (
        <Button
          look="line"
          size="small"
          icon={SlidersHorizontal}
          aria-expanded={filters.isOpen}
          onClick={() => filters.onOpen(!filters.isOpen)}
        >
          {listToolsText.filters(filters.set)}
        </Button>
      ) : null}
    </>
  )
}
