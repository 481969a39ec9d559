/** "1 hotel", "12 hotels"; what takes no s says how it is called. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** "3 of 12 hotels"; "12 hotels" where all of them were found. */
export const foundText = (
  { found, all }: { readonly found: number; readonly all: number },
  one: string,
  many?: string,
): string =>
  found === all ? countText(all, one, many) : `${found} of ${countText(all, one, many)}`
