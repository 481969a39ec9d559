/** What was not understood, and where: `at` is the index of its first character. */
export class HoursNotUnderstood extends Error {
  override readonly name = 'HoursNotUnderstood'
  readonly at: number

  constructor(at: number) {
    super(`Opening hours not understood from character ${at}`)
    this.at = at
  }
}

const blank = /\s*/y

/** Reads a text from left to right. Patterns are sticky and short, so reading is linear. */
export interface HoursCursor {
  /** The match at the next character that is not blank; nothing is consumed. */
  peek(pattern: RegExp): RegExpExecArray | undefined
  /** As `peek`, and moves past it. */
  take(pattern: RegExp): RegExpExecArray | undefined
  /** As `take`; throws where it does not match. */
  need(pattern: RegExp): RegExpExecArray
  /** Index of the next character that is not blank. */
  readonly at: number
  readonly done: boolean
  /** Goes back to an index that `at` gave. */
  goTo(at: number): void
  refuse(at?: number): never
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

export function hoursCursor(text: string): HoursCursor {
  const behindBlanks = (at: number) => at + (matchAt(blank, text, at)?.[0].length ?? 0)
  let at = behindBlanks(0)
  const refuse = (from = at): never => {
    throw new HoursNotUnderstood(from)
  }
  const take = (pattern: RegExp) => {
    const match = matchAt(pattern, text, at)
    if (match) at = behindBlanks(at + match[0].length)
    return match
  }
  return {
    peek: (pattern) => matchAt(pattern, text, at),
    take,
    need: (pattern) => take(pattern) ?? refuse(),
    get at() {
      return at
    },
    get done() {
      return at >= text.length
    },
    goTo: (earlier) => {
      at = earlier
    },
    refuse,
  }
}

/** A list of at least one, joined by commas, as long as what follows a comma belongs to it. */
export function readList<T>(
  cursor: HoursCursor,
  goesOn: RegExp,
  read: (previous: T | undefined) => T,
): readonly T[] {
  const found = [read(undefined)]
  for (;;) {
    const before = cursor.at
    if (!cursor.take(/,/y)) return found
    if (!cursor.peek(goesOn)) {
      cursor.goTo(before)
      return found
    }
    found.push(read(found.at(-1)))
  }
}
