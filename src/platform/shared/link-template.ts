import { ownValue } from './word-table.ts'

const placeholder = /\{(\w+)\}/g

/** The names in braces that an address has. */
export const placeholdersIn = (template: string): readonly string[] =>
  [...template.matchAll(placeholder)].map(([, name = '']) => name)

type Values = Readonly<Record<string, string>>

/** The parts with their values; a part that asks for a value that is not there is left out. */
const fillParts = (text: string, sign: '/' | '&', values: Values): string =>
  text
    .split(sign)
    .filter((part) => placeholdersIn(part).every((name) => ownValue(values, name)))
    .map((part) =>
      part.replaceAll(placeholder, (_, name: string) =>
        encodeURIComponent(ownValue(values, name) ?? ''),
      ),
    )
    .join(sign)

/** An address with its `{names}` replaced. An empty value takes its parameter or its folder with it. */
export function fillLink(template: string, values: Values): string {
  const [, path = '', , query = '', mark = ''] = /^([^?#]*)(\?([^#]*))?(#.*)?$/.exec(template) ?? []
  const asked = fillParts(query, '&', values)
  return `${fillParts(path, '/', values)}${asked ? `?${asked}` : ''}${fillParts(mark, '&', values)}`
}
