import type { LocalDate } from '#platform/shared/local-date.ts'
import type { AdviceLine } from '../../domain/budget-advice.ts'
import type { Plan } from '../../domain/plan.ts'
import type { GuideWorld } from '../provider/guide-world.ts'
import type { Toolbox } from '../tools/tool.ts'
import type { Language } from '../understand/language.ts'
import type { Reading } from '../understand/read-message.ts'
import type { Asked, Talk } from './talk.ts'

export interface Source {
  readonly name: string
  readonly date: LocalDate
  readonly url?: string
}

export interface Answer {
  /** Markdown. */
  readonly text: string
  readonly sources: readonly Source[]
  readonly plan?: Plan | undefined
  readonly advice?: readonly AdviceLine[] | undefined
  readonly question?: Asked | undefined
  /** Said by itself, whatever the talk is about: it goes beside another answer. */
  readonly beside?: true
  /** What the conversation remembers from now on. */
  readonly talk: Partial<Talk>
}

/** What the account allows. */
export interface Allowance {
  readonly signedIn: boolean
  /** Of one plan. */
  readonly days: number
}

/** One message in its conversation, with what may be used to answer it. */
export interface Turn {
  readonly reading: Reading
  readonly talk: Talk
  readonly world: GuideWorld
  readonly call: Toolbox['call']
  readonly today: LocalDate
  readonly allowance: Allowance
  readonly language: Language
  /** The sentence of the language. */
  readonly say: (en: string, fr: string) => string
}

/** The slug of the town that a message is about: the one it names, or the one that the talk is at. */
export const townMeant = ({ reading, talk }: Pick<Turn, 'reading' | 'talk'>): string | undefined =>
  reading.towns[0] ?? talk.towns[0]

export type Answerer = (turn: Turn) => Promise<Answer>

export const atlasSource = (turn: Turn): Source => ({
  name: turn.say('Wayleaf’s atlas', 'l’atlas de Wayleaf'),
  date: turn.world.asOf,
})

/** A short answer without anything behind it. */
export const plain = (text: string, more: Partial<Answer> = {}): Answer => ({
  text,
  sources: [],
  talk: {},
  ...more,
})
