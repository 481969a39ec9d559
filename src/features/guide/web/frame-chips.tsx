import { X } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { formatDateRange, monthNames } from '#platform/shared/local-date.ts'
import styles from './frame-chips.module.css'
import type { FrameView } from './guide.client.ts'
import { forgetText, guideText } from './messages.ts'

type Part = keyof typeof forgetText

interface Chip {
  readonly part: Part
  readonly text: string
}

function spanText({ span }: FrameView): string {
  if (!span) return ''
  const { start, end, days, month } = span
  if (start && end) return formatDateRange(start, end)
  const length = days ? guideText.days(days) : ''
  const when = month ? `in ${monthNames[month - 1] ?? ''}` : (start ?? '')
  return [length, when].filter(Boolean).join(' ')
}

function moneyText({ money }: FrameView): string {
  if (!money) return ''
  const sum = money.amount.toLocaleString('en-CA')
  return `${money.currency === 'CAD' ? `$${sum}` : `${sum} ${money.currency}`}${guideText.per[money.per]}`
}

const timesText = ({ times }: FrameView): readonly string[] => [
  ...(times.arrive ? [guideText.landing(times.arrive)] : []),
  ...(times.leave ? [guideText.leaving(times.leave)] : []),
  ...(times.from ? [guideText.notBefore(times.from)] : []),
  ...(times.until ? [guideText.until(times.until)] : []),
]

/** What a frame holds, in a traveller's words: "2 adults", "Lisbon", "5 days in May", "$4,000". */
function chipsOf(frame: FrameView): readonly Chip[] {
  const { party, places, likes, dislikes, diet, mobility, nationality, transport, perDay } = frame
  const of = (part: Part, texts: readonly string[]): readonly Chip[] =>
    texts.filter(Boolean).map((text) => ({ part, text }))
  const named = (role: string) => places.filter((place) => place.role === role)
  const heads = party
    ? [
        guideText.adults(party.adults),
        ...(party.children.length > 0 ? [guideText.children(party.children)] : []),
      ]
    : []
  return [
    ...of('party', [heads.join(', ')]),
    ...of('places', [
      [...named('to'), ...named('near')].map(({ name }) => name).join(', '),
      named('from')
        .map(({ name }) => guideText.from(name))
        .join(', '),
      named('not')
        .map(({ name }) => guideText.not(name))
        .join(', '),
    ]),
    ...of('span', [spanText(frame), ...timesText(frame)]),
    ...of('money', [moneyText(frame)]),
    ...of('likes', [likes.join(', '), dislikes.map(guideText.without).join(', ')]),
    ...of('diet', [diet.join(', ')]),
    ...of('mobility', [mobility.join(', ')]),
    ...of('transport', [[...transport.only, ...transport.not.map(guideText.without)].join(', ')]),
    ...of('nationality', [
      nationality.length > 0 ? guideText.passport(nationality.join(', ')) : '',
    ]),
    ...of('perDay', [perDay ? guideText.perDay(perDay) : '']),
  ]
}

/** What the guide has understood so far; each part can be taken out. */
export function FrameChips({
  frame,
  disabled,
  onForget,
}: {
  readonly frame: FrameView
  readonly disabled: boolean
  readonly onForget: (message: string) => void
}) {
  const chips = chipsOf(frame)
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={guideText.understood}>
      {chips.map(({ part, text }) => (
        <li key={`${part} ${text}`}>
          <button
            type="button"
            className={styles.chip}
            disabled={disabled}
            aria-label={`${guideText.forget(text)}`}
            onClick={() => onForget(guideText.forget(forgetText[part]))}
          >
            {text}
            <Icon of={X} />
          </button>
        </li>
      ))}
    </ul>
  )
}
