import { monthNames } from '#platform/shared/local-date.ts'
import type { Frame } from '../contract/frame.schema.ts'

const months = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
    ' ',
  ),
}

/** What a conversation is called: by what it is about, never by words of the messages. */
export function titleOf({ places, span, language, topic }: Frame, before: string): string {
  const isFrench = language === 'fr'
  const names = places.filter(({ role }) => role === 'to').map(({ name }) => name)
  if (names.length === 0)
    return before || (topic ? topic.charAt(0).toUpperCase() + topic.slice(1) : '')
  const month = span?.month ?? (span?.start ? Number(span.start.slice(5, 7)) : undefined)
  const days = span?.days
    ? isFrench
      ? `${span.days} jours`
      : `${span.days} day${span.days === 1 ? '' : 's'}`
    : ''
  const when = month
    ? isFrench
      ? `en ${months.fr[month - 1] ?? ''}`
      : `in ${monthNames[month - 1] ?? ''}`
    : ''
  return [names.slice(0, 3).join(', '), [days, when].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
}
