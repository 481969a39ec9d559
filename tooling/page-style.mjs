// The part of the site's style that one rendered page uses.
import { parse } from 'postcss'

/** Classes that an element must have for a selector; what stands in brackets (`:not(.x)`) decides nothing. */
function classesOf(selector) {
  let outside = selector
  while (outside.includes('(')) {
    const fewer = outside.replace(/\([^()]*\)/g, '')
    if (fewer === outside) break
    outside = fewer
  }
  return [...outside.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name)
}

/**
 * The rules of `css` whose classes all stand in `html`, in their order. A page shows them until the whole
 * style has come, which holds the same rules in the same order, so that nothing changes when it does.
 */
export function usedStyle(css, html) {
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)),
  )
  const isUsed = (selector) => classesOf(selector).every((name) => used.has(name))
  const sheet = parse(css)
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter(isUsed)
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return sheet.toString()
}
