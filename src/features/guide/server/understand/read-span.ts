import { minutesOf } from '#platform/shared/time-of-day.ts'

/** How long, how full and between which hours. Minutes count from midnight. */
export interface Span {
  readonly days?: number
  /** Days of each town where they are told apart, in the order of the text. */
  readonly parts: readonly number[]
  readonly sightsPerDay?: number
  readonly earliest?: number
  readonly latest?: number
  readonly free?: readonly [number, number]
}

const hourPattern = '(\\d{1,2})(?: ?(?:h|:) ?(\\d{2}))? ?(am|pm|a m|p m|h)?'

function minutes(
  hour: string | undefined,
  minute: string | undefined,
  half: string | undefined,
  afternoon = false,
): number {
  const figure = Number(hour)
  const pm = half?.startsWith('p') || (afternoon && !half?.startsWith('a') && figure < 8)
  return minutesOf(
    `${String(pm && figure < 12 ? figure + 12 : figure).padStart(2, '0')}:${minute ?? '00'}`,
  )
}

function readDays(text: string): { days?: number; parts: number[] } {
  const parts = [
    ...text.matchAll(
      /\b(\d{1,2}) (?:more |full |whole |long |single |only |seule? |entiere? |petite? |belles? |grosses? )?(?:days?|dyas?|jours?|journees?)\b(?! (?:before|after|later|apres|avant))/g,
    ),
  ].map((match) => Number(match[1]))
  const weeks =
    /\b(\d|a|half a|la|the) (?:weeks?|semaines?)\b(?! (?:later|plus tard|apres|prochaine|of))/.exec(
      text,
    )
  if (parts.length > 1) {
    // "finalement deux jours, pas trois": what is said with "not" does not count.
    return { days: parts[0] ?? 0, parts }
  }
  const tail = /\bfor (\d)\b(?! (?:people|adults|of|nights|persons|with|days?|weeks?|hours?))/g
  const alone = parts.length === 1 ? [...text.matchAll(tail)].map((match) => Number(match[1])) : []
  if (parts[0]) return { days: parts[0], parts: [...parts, ...alone] }
  if (
    weeks &&
    !/pas|semaine prochaine|next week/.test(text.slice(Math.max(0, weeks.index - 5), weeks.index))
  ) {
    const count = Number(weeks[1])
    return { days: Number.isFinite(count) ? count * 7 : 7, parts: [] }
  }
  if (/\b(?:long weekend|long week end|longue fin de semaine)\b/.test(text))
    return { days: 3, parts: [] }
  if (/\b(?:weekend|week end|fin de semaine)\b/.test(text)) return { days: 2, parts: [] }
  const hours =
    /\b(24|36|48|72) (?:hours?|hrs?|heures?|h)\b(?! (?:before|avant|pass|ticket|metro|delay|notice|a|open|per))/.exec(
      text,
    )
  if (hours && /\b(?:have|got|for|in|spend|with|only|avons|j ai|on a|pendant|avec)\b/.test(text))
    return { days: Math.ceil(Number(hours[1]) / 24), parts: [] }
  if (/\blayover\b|\bday trip\b|\bune journee\b|\bfor the day\b/.test(text))
    return { days: 1, parts: [] }
  return { parts: [] }
}

const things =
  '(?:things?|sights?|visites?|activites?|activities|stops?|places?|choses?|attractions?)'

function readPace(text: string): number | undefined {
  const most = new RegExp(
    `\\b(?:pas plus de|at most|max(?:imum)?(?: de)?|no more than|only|just|seulement)? ?(\\d) ${things} (?:a|per|par|each|every|chaque) (?:day|jour)`,
  ).exec(text)
  if (most) return Math.max(1, Number(most[1]))
  if (/as little as|ne rien faire|do nothing|doing nothing/.test(text)) return 1
  if (
    /\b(?:gentle|slow(?:ly)?|relaxed|easy pace|honeymoon|lent|doucement|lune de miel)\b/.test(text)
  )
    return 2
  if (/\b(?:tranquille|nothing too far|stroller|poussette|pas presses?)\b/.test(text)) return 3
  return undefined
}

function readHours(text: string): Pick<Span, 'earliest' | 'latest' | 'free'> {
  const between = new RegExp(
    `(?:from|between|entre|de) ${hourPattern} (?:until|to|till|and|et|a) ${hourPattern}\\b(?! (?:january|february|march|april|may|june|july|august|sept\\w*|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|octobre|novembre|decembre))`,
  ).exec(text)
  const nap = new RegExp(
    `(?:naps?|sieste\\w*|rest\\w*|dort|free|libre|off) (?:from |between |de |entre )?${hourPattern} (?:to|and|a|et|until) ${hourPattern}`,
  ).exec(text)
  if (nap)
    return { free: [minutes(nap[1], nap[2], nap[3], true), minutes(nap[4], nap[5], nap[6], true)] }
  const notBefore = new RegExp(
    `(?:before|avant|not? earlier than|pas avant|after|apres|start at|partir de) ${hourPattern}(?! \\w*(?:day|jour|week|may|mai|june))`,
  ).exec(text)
  const earliest =
    notBefore && Number(notBefore[1]) >= 6 && Number(notBefore[1]) <= 13
      ? { earliest: minutes(notBefore[1], notBefore[2], notBefore[3]) }
      : {}
  if (between && (between[3] || between[6]))
    return {
      earliest: minutes(between[1], between[2], between[3]),
      latest: minutes(between[4], between[5], between[6]),
    }
  return earliest
}

/** Reads a folded text with its numbers in figures. */
export function readSpan(text: string): Span {
  const { days, parts } = readDays(text)
  const sightsPerDay = readPace(text)
  return {
    ...(days ? { days } : {}),
    parts,
    ...(sightsPerDay ? { sightsPerDay } : {}),
    ...readHours(text),
  }
}
