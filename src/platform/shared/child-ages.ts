/** Number of children in a search, with ages if given. */
export interface Children {
  readonly children: number
  /** One for each child. */
  readonly childAges?: readonly number[] | undefined
}

/** Of a child whose age was not asked for: what most suppliers price as a child. */
const unsaidAge = 8

/** The age of each child. */
export const agesOf = ({ children, childAges }: Children): readonly number[] =>
  childAges?.length === children ? childAges : Array.from({ length: children }, () => unsaidAge)

/** '2.7.3', or '2' if the ages are unknown. */
export const writeChildren = ({ children, childAges = [] }: Children): string =>
  [children, ...(childAges.length === children ? childAges : [])].join('.')

/** Reads what `writeChildren` wrote; no children for anything else. */
export function readChildren(text: string): Children {
  const [children = 0, ...childAges] = text.split('.').map((part) => Number(part) || 0)
  return childAges.length > 0 && childAges.length === children
    ? { children, childAges }
    : { children }
}
