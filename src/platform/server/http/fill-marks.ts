import { ownValue } from '#platform/shared/word-table.ts'

/**
 * Facts by name. In a rendered page `{{name}}` stands for one; `{{?name}}…{{/?name}}` is there only if it is
 * not empty, `{{^name}}…{{/^name}}` only if it is.
 */
export type Facts = Readonly<Record<string, string>>

/**
 * Lists by name. In a prerendered page `{{#name}}…{{/name}}` is repeated for each item, with `{{.member}}`
 * for its members. `{{?name}}…{{/?name}}` is kept only if the list has items, `{{^name}}…` only if it is
 * empty.
 */
export type FactLists = Readonly<Record<string, readonly Facts[]>>

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Escapes for a JSON string inside a script element. */
const escapeJson = (text: string): string =>
  JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

function of<T>(table: Readonly<Record<string, T>>, name: string, mark: string): T {
  const found = ownValue(table, name)
  if (found === undefined) throw new Error(`No fact for the mark ${mark}`)
  return found
}

const fillFacts = (text: string, facts: Facts, escape: (fact: string) => string): string =>
  text.replace(/\{\{([^{}]*)\}\}/g, (mark, name: string) => escape(of(facts, name, mark)))

const fillItem = (text: string, item: Facts): string =>
  text.replace(/\{\{\.([^{}]*)\}\}/g, (mark, name: string) => escapeMarkup(of(item, name, mark)))

const fillLists = (text: string, lists: FactLists): string =>
  text.replace(/\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/gs, (mark, name: string, block: string) =>
    of(lists, name, mark)
      .map((item) => fillItem(block, item))
      .join(''),
  )

type Counted = Readonly<Record<string, { readonly length: number }>>

/** A condition that holds none of its own kind and name. */
const condition = /\{\{([?^])(\w+)\}\}((?:(?!\{\{\1\2\}\}).)*?)\{\{\/\1\2\}\}/gs

/** From the outside in: conditions may be nested, also in one of the same name. */
function fillConditions(text: string, all: Counted): string {
  const filled = text.replace(condition, (mark, sign: string, name: string, block: string) =>
    of(all, name, mark).length > 0 === (sign === '?') ? block : '',
  )
  return filled === text ? text : fillConditions(filled, all)
}

const jsonLd = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/gs

/**
 * Puts facts and lists into a page: each mark is replaced, and scripts find them all as JSON.
 * Throws when a mark has no fact: people would read its braces.
 */
export function fillPage(html: string, facts: Facts, lists: FactLists): string {
  const json = JSON.stringify({ ...facts, ...lists }).replaceAll('<', '\\u003c')
  const withData = html.replace(
    jsonLd,
    (_, open: string, data: string, close: string) =>
      open + fillFacts(data, facts, escapeJson) + close,
  )
  const chosen = fillConditions(withData, { ...facts, ...lists })
  return fillFacts(fillLists(chosen, lists), facts, escapeMarkup).replace(
    '</head>',
    () => `<script type="application/json" id="facts">${json}</script></head>`,
  )
}

/** Puts facts into a document that is no page: markup, or JSON. Throws when a mark has no fact. */
export const fillDocument = (text: string, facts: Facts, type: string): string =>
  fillFacts(text, facts, /\bjson\b/.test(type) ? escapeJson : escapeMarkup)
