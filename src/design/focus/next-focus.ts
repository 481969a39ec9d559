/** What comes and goes as one: the next of its kind is a good place for the focus of one that is gone. */
const rows = 'li, article, tr, [role="listitem"], [role="row"]'
const operable = 'a[href], button:not([disabled]), summary, [tabindex="0"]'
const headings = 'h1, h2, h3, h4'

interface Step {
  readonly node: Element
  /** Its place among its siblings. */
  readonly at: number
}

/** The place of an element, to find it again after the element is removed. */
export interface Standing {
  readonly element: Element
  /** The element, then its ancestors, from the inside out. */
  readonly steps: readonly Step[]
  /** Which of the things to operate in its row it is: the bin of a row is followed by the next bin. */
  readonly order: number
}

/** Not `children`: a form with a field of that name has the field there. */
const childrenOf = (parent: Element): readonly Element[] => [
  ...parent.querySelectorAll(':scope > *'),
]

const isSeen = (element: Element): boolean =>
  element.checkVisibility() && element.closest('[inert]') === null

const operableIn = (element: Element): HTMLElement[] =>
  [
    ...(element.matches(operable) ? [element] : []),
    ...element.querySelectorAll<HTMLElement>(operable),
  ].filter((one): one is HTMLElement => one instanceof HTMLElement && isSeen(one))

export function standingOf(element: Element): Standing {
  const steps: Step[] = []
  for (
    let node: Element | null = element;
    node && node !== document.body;
    node = node.parentElement
  )
    steps.push({
      node,
      at: node.parentElement ? childrenOf(node.parentElement).indexOf(node) : 0,
    })
  const row = element.closest(rows)
  const order = row ? [...row.querySelectorAll(operable)].indexOf(element) : 0
  return { element, steps, order: Math.max(0, order) }
}

/** The last heading before a spot; those of rows head their rows alone. */
function headingBefore(home: Element, spot: Element | undefined): HTMLElement | undefined {
  const part = home.closest('dialog, main')
  const precedes = (heading: Element): boolean =>
    spot
      ? Boolean(spot.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING)
      : home.contains(heading) ||
        Boolean(home.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING)
  const all = [...(part?.querySelectorAll<HTMLElement>(headings) ?? [])]
  const fitting = all.filter((one) => isSeen(one) && (!one.closest(rows) || one.contains(home)))
  return fitting.findLast(precedes) ?? fitting[0]
}

/**
 * Gives the focus to what stands where an element stood: what has taken its place, the next row or the
 * one before, else the heading above. False where the whole page or dialog went with it.
 */
export function focusNext({ element, steps, order }: Standing): boolean {
  if (element.isConnected) return false
  const inner = steps.findIndex(({ node }) => node.isConnected)
  const [gone, home] = [steps[inner - 1], steps[inner]?.node]
  const lost = steps.slice(0, Math.max(0, inner)).some(({ node }) => node.matches('dialog'))
  // A page that has changed as a whole is the shell's matter.
  if (!gone || !home || lost || home.matches('main') || !home.closest('main, dialog')) return false
  const within = childrenOf(home)
  const spot = within[gone.at]
  const near = spot ?? within[gone.at - 1]
  const isRow = gone.node.matches(rows)
  const found = near && (isRow || gone.node === element) ? operableIn(near) : []
  const heir = isRow ? found[Math.min(order, found.length - 1)] : found.find((one) => one === near)
  const target = heir ?? headingBefore(home, spot)
  if (!target) return false
  if (!target.matches(operable) && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}
