/** Joins the classes that are present. CSS Modules give `string | undefined`, conditions give `false`. */
export function classNames(...parts: ReadonlyArray<string | false | undefined>): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ')
}
