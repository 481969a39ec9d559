type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Drops undefined members. */
export const definedOf = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<T>
