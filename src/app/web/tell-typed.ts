type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Sets a property by the native setter, bypassing React's. */
function setNatively(field: Field, name: 'value' | 'checked', content: string | boolean): void {
  const kind: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(kind, name)?.set?.call(field, content)
}

/** Reports a field's current value to React as a change from the rendered one. */
function tell(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    const { checked } = field
    field.checked = !checked
    setNatively(field, 'checked', checked)
    field.dispatchEvent(new Event('click', { bubbles: true }))
  } else if (field.value !== field.defaultValue) {
    const { value } = field
    field.value = field.defaultValue
    setNatively(field, 'value', value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const renderedIndex = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  )

/**
 * Hydration leaves the fields of a document as they are and takes them for what was rendered. What was
 * typed before it, or restored by the browser, differs from the attributes: it is told to the forms.
 */
export function tellTyped(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select'))
    if (!(field instanceof HTMLSelectElement)) tell(field)
    else if (field.selectedIndex !== renderedIndex(field))
      field.dispatchEvent(new Event('change', { bubbles: true }))
}
