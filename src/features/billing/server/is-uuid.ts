/** Anything else has no row, and the database would not even compare it. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)
