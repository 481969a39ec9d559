import { useCombobox, type UseComboboxProps } from 'downshift'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
} from 'react'
import type { FieldControl } from '../field/field.tsx'
import styles from './combobox.module.css'

type InputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldControl | 'value' | 'onChange' | 'role' | 'type' | 'ref' | 'children'
>

export interface ComboboxProps<Item> extends InputProps {
  /** What the field round it hands down; its id also names the list and the options. */
  control: FieldControl
  /** The typed or chosen text; controlled by the caller. */
  value: string
  onText: (text: string) => void
  /** What the caller suggests for it, best first. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
  onChoose: (item: Item) => void
  /** Names the list. */
  listLabel: string
  /** Shown in place of the list while it is loading, empty or failed. */
  notice?: string | undefined
  /** Said to screen readers while the list is shown: "3 locations". */
  status?: string | undefined
  /** The caller begins or ends to look for suggestions. */
  onOpenChange?: ((open: boolean, text: string) => void) | undefined
  /** A click opens the list before anything is typed. */
  opensOnClick?: boolean | undefined
  /** Enter takes the first option where none is active; otherwise it sends the form. */
  takesFirst?: boolean | undefined
  /** Opens once it is hydrated: the text was typed before there was a script. */
  opensAtOnce?: boolean | undefined
}

const { stateChangeTypes: on } = useCombobox

/** Moves that differ from the library's: text stays what was typed, hovering is not choosing. */
function reducerFor<Item>(
  opensOnClick: boolean,
): NonNullable<UseComboboxProps<Item>['stateReducer']> {
  return (state, { type, changes }) => {
    if (type === on.InputKeyDownEscape || type === on.InputBlur)
      return { ...state, isOpen: false, highlightedIndex: -1 }
    if (type === on.InputClick) return { ...state, isOpen: state.isOpen || opensOnClick }
    if (type === on.ItemMouseMove || type === on.MenuMouseLeave) return state
    return changes
  }
}

/**
 * A text field with suggestions (ARIA 1.2 combobox): arrows, Home and End move, Enter and click choose,
 * Escape closes. Any text may stay. The bare control of a `Field` or `TicketField`.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { control, value, onText, items, keyOf, children, onChoose, listLabel, ...others } = props
  const { notice, status, onOpenChange, opensOnClick, takesFirst, opensAtOnce, ...rest } = others
  const { className, onBlur, ...input } = rest
  const listId = `${control.id}-list`
  const box = useCombobox<Item>({
    items: [...items],
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => (item === null ? '' : keyOf(item)),
    itemToKey: (item) => (item === null ? '' : keyOf(item)),
    inputId: control.id,
    menuId: listId,
    getItemId: (index) => `${listId}-${index}`,
    stateReducer: reducerFor<Item>(opensOnClick ?? false),
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (selectedItem !== null) onChoose(selectedItem)
      // A finger is done with the field: its keyboard goes.
      if (type === on.ItemClick && matchMedia('(pointer: coarse)').matches)
        document.getElementById(control.id)?.blur()
    },
    // The text comes along: the caller's own may be older, where typing opened the list.
    onIsOpenChange: ({ isOpen, inputValue }) => onOpenChange?.(isOpen, inputValue ?? value),
  })
  const openAtOnce = useEffectEvent(() => {
    if (opensAtOnce) box.openMenu()
  })
  useEffect(() => {
    openAtOnce()
  }, [])
  const listed = box.isOpen && items.length > 0
  const shown = listed || (box.isOpen && notice !== undefined)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const skip = (): void => {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    }
    if (event.key === 'Escape') {
      skip()
      box.closeMenu()
      if (!shown) return
      // The list closes, and not the dialog round it.
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || box.highlightedIndex >= 0) return
    skip()
    const first = takesFirst && listed && value ? items[0] : undefined
    box.closeMenu()
    if (first === undefined) return
    event.preventDefault()
    onChoose(first)
  }
  return (
    <>
      <input
        {...input}
        {...control}
        {...box.getInputProps({
          onKeyDown,
          onBlur,
          onChange: (event) => onText(event.currentTarget.value),
        })}
        type="text"
        autoComplete="off"
        spellCheck={false}
        className={className}
        // The label belongs to the field by `htmlFor`.
        aria-labelledby={undefined}
        role="combobox"
        aria-controls={listId}
        aria-expanded={shown}
        aria-activedescendant={
          listed && box.highlightedIndex >= 0 ? `${listId}-${box.highlightedIndex}` : undefined
        }
      />
      <div className={styles.popover} hidden={!shown}>
        <div {...box.getMenuProps({ 'aria-label': listLabel })} hidden={!listed}>
          {items.map((item, index) => (
            <div key={keyOf(item)} {...box.getItemProps({ item, index })} className={styles.option}>
              {children(item)}
            </div>
          ))}
        </div>
        {listed ? null : <p className={styles.notice}>{notice}</p>}
      </div>
      <span role="status" className="visually-hidden">
        {shown ? (listed ? status : notice) : ''}
      </span>
    </>
  )
}
