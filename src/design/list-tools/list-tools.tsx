import { ArrowDownUp, SlidersHorizontal } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
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

/** Escape closes open filters before what they stand in, and the focus returns to their button. */
function useEscape({ filters }: ListToolsProps) {
  const button = useRef<HTMLButtonElement>(null)
  const close = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (key !== 'Escape' || event.defaultPrevented || !(target instanceof Element)) return
    // A list, a calendar or a dialog closes first.
    if (target.closest('dialog, [popover], [aria-expanded="true"]:is(input)')) return
    event.preventDefault()
    event.stopPropagation()
    filters?.onOpen(false)
    button.current?.focus()
  })
  const isOpen = filters?.isOpen === true
  useEffect(() => {
    if (!isOpen) return undefined
    const hear = (event: KeyboardEvent): void => close(event)
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [isOpen])
  return button
}

/** The order of a list, and the button that opens its filters. */
export function ListTools(props: ListToolsProps) {
  const { sortLabel, sorts, sort, onSort, filters } = props
  const button = useEscape(props)
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
          ref={button}
          look="line"
          size="small"
          data-filters={filters.set}
          icon={SlidersHorizontal}
          aria-expanded={filters.isOpen}
          onClick={() => filters.onOpen(!filters.isOpen)}
        >
          <span data-word="">{listToolsText.filters}</span>
          {listToolsText.set(filters.set)}
        </Button>
      ) : null}
    </>
  )
}
