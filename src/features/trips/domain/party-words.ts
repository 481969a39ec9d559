import { countText } from '#platform/shared/count-text.ts'
import { partyWordsText } from './messages.ts'
import type { Party } from './party.ts'

/** "2 adults", "1 adult and 2 children". */
export function partyWords({ adults, children }: Party): string {
  const grown = countText(adults, partyWordsText.adult)
  return children.length === 0
    ? grown
    : partyWordsText.and(
        grown,
        countText(children.length, partyWordsText.child, partyWordsText.children),
      )
}
