interface Part {
  readonly limit: number
  readonly offset: number
}

/** One page of a list, by its number from 1, and whether there is another: one row more than a page tells. */
export async function readPage<T>(
  page: number,
  size: number,
  read: (part: Part) => Promise<readonly T[]>,
): Promise<{ readonly shown: readonly T[]; readonly more: boolean }> {
  const rows = await read({ limit: size + 1, offset: (page - 1) * size })
  return { shown: rows.slice(0, size), more: rows.length > size }
}
