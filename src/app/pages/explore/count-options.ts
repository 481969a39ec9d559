/** Options for a select: every allowed number. */
export const countOptions = ({ min, max }: { readonly min: number; readonly max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => {
    const value = String(min + index)
    return { value, label: value }
  })
