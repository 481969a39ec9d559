import { answerEarlyPress, keepEarlyPress } from './early-press.ts'
import { answerEarlyTyping, keepEarlyTyping } from './early-typing.ts'

/** Keeps what somebody does on a page that cannot answer yet; begun twice, it is begun once. */
export function keepWhatIsEarly(): void {
  keepEarlyPress()
  keepEarlyTyping()
}

/** The page answers from now on: first what was typed, then the press. */
export function answerWhatWasEarly(): void {
  answerEarlyTyping()
  answerEarlyPress()
}
