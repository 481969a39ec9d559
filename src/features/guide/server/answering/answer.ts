import type { LocalDate } from '#platform/shared/local-date.ts'
import type { AnswerChoice, GuideProposal, GuideSource } from '../../contract/guide.contract.ts'
import type { AdviceLine } from '../../domain/budget-advice.ts'
import type { Town, TownRows } from '../../domain/guide-rows.ts'
import type { Plan } from '../../domain/plan.ts'
import type { GuideWorld } from '../guide-world.ts'
import type { Memory, PlanInTalk, Question, StoredEdit } from '../reading/memory.ts'
import type { Turn } from '../reading/read-turn.ts'
import type { TripCommand } from '../reading/trip-command.ts'
import type { TripQuestion } from '../reading/trip-question.ts'
import type { TextIndex } from '../retrieval/text-index.ts'
import type { Toolbox } from '../tools/tool.ts'
import type { PlanPort, Standing } from './plan-port.ts'
import { type Language, type Say, townName } from './words.ts'

/** A proposal as it is kept: what the page is shown, and what carries it out. */
export interface Proposed {
  readonly shown: Omit<GuideProposal, 'id'>
  /** One for each change of `shown`, counted through all days. */
  readonly edits: readonly StoredEdit[]
  readonly plan: PlanInTalk
}

/** What is said to one message. */
export interface Said {
  /** Markdown. */
  readonly text: string
  readonly sources?: readonly GuideSource[]
  readonly plan?: Plan | undefined
  readonly proposal?: Proposed | undefined
  readonly advice?: readonly AdviceLine[] | undefined
  readonly choices?: readonly AnswerChoice[] | undefined
  /** What is asked back: the answer is none. */
  readonly question?: Question | undefined
  /** Nothing was understood, or nothing is known. */
  readonly isUnknown?: boolean
  /** Half of it was not understood: the frame stays as it was. */
  readonly isUnread?: boolean
  /** Every word of the message was read for this answer: it is no answer to something else. */
  readonly isWhole?: boolean
  /** Content words that this answer took up, beside those that were read. */
  readonly took?: readonly string[]
  readonly memory?: Partial<Memory>
  /** Where the plan goes: these towns are what the conversation is about from now on. */
  readonly stops?: readonly { readonly town: Town; readonly nights: number }[] | undefined
}

export interface Allowance {
  readonly signedIn: boolean
  /** Of one plan; beyond them it is veiled. */
  readonly days: number
}

/** A message beside a trip: what it does, and what it names of the trip. */
export interface Heard {
  readonly act: string
  /** How sure that is, as a share of one. */
  readonly share: number
  /** What it leaves unsaid stands in the talk before it. */
  readonly isOfThread?: boolean
  readonly standing: Standing
  readonly read: TripQuestion
  readonly wish: TripCommand
  /** "Near Rossio": where it is to be. */
  readonly near: string | undefined
  /** Content words that no table and no example holds. */
  readonly open: readonly string[]
  /** Those that no table holds. */
  readonly untabled: readonly string[]
}

/** A message and all that may be used to answer it. */
export interface Asking {
  readonly turn: Turn
  /** What the message does beside a trip; absent without one. */
  readonly heard?: Heard | undefined
  readonly world: GuideWorld
  readonly call: Toolbox['call']
  /** What was looked up or reckoned without a tool stands among the results all the same. */
  readonly know: Toolbox['know']
  readonly texts: TextIndex
  readonly plans: PlanPort
  readonly today: LocalDate
  readonly allowance: Allowance
  readonly language: Language
  readonly say: Say
}

export type Answerer = (asking: Asking) => Promise<Said | undefined>

export const atlasSource = ({ world, say }: Pick<Asking, 'world' | 'say'>): GuideSource => ({
  name: say('Wayleaf’s atlas'),
  date: world.asOf,
  kind: 'reference',
})

const sources = {
  planner: ['Wayleaf’s planner', 'le planificateur de Wayleaf', 'reference'],
  hotel: ['Hotel search', 'recherche d’hôtels', 'search'],
  catalogue: ['Sample catalogue', 'catalogue d’exemples', 'search'],
  account: ['Your account', 'votre compte', 'reference'],
  plan: ['Your plan', 'votre plan', 'reference'],
} as const

/** Where an answer of today comes from. */
export function sourceOf({ say, today }: Asking, what: keyof typeof sources): GuideSource {
  const [en, fr, kind] = sources[what]
  return { name: say(en, fr), date: today, kind }
}

const slugOf = (ref: string): string => ref.split('/')[0] ?? ref

/** Towns that are the goal, in the order of their names; of a sight the town it stands in. */
export function goalTowns({
  turn: { frame },
  world,
}: Pick<Asking, 'turn' | 'world'>): readonly Town[] {
  const slugs = frame.places
    .filter(({ role, ref }) => ref !== null && (role === 'to' || role === 'near'))
    .map(({ ref }) => slugOf(ref ?? ''))
  return [...new Set(slugs)].flatMap((slug) => world.town(slug) ?? [])
}

/** A day out and a way in begin where one is: "day trips from London". */
export function hereTown(asking: Pick<Asking, 'turn' | 'world'>): Town | undefined {
  return goalTowns(asking)[0] ?? originTown(asking)
}

export const goalTown = (asking: Pick<Asking, 'turn' | 'world'>): Town | undefined =>
  goalTowns(asking)[0]

export function goalRows(asking: Pick<Asking, 'turn' | 'world'>): TownRows | undefined {
  const town = townMeant(asking)
  return town && asking.world.rows(town.slug)
}

/** Towns that are meant: those that are named, else of a country those that are known best. */
export function townsMeant(asking: Pick<Asking, 'turn' | 'world'>): readonly Town[] {
  const towns = goalTowns(asking)
  const codes = goalCountries(asking)
  if (towns.length > 0 || codes.length === 0) return towns
  const { world } = asking
  const shunned = asking.turn.frame.places.flatMap(({ role, ref }) =>
    role === 'not' && ref ? [ref] : [],
  )
  const there = [...new Set([...world.planned, ...world.towns])].filter(
    ({ countryCode, slug }) => codes.includes(countryCode) && !shunned.includes(slug),
  )
  return there.slice(0, mostTowns)
}
const mostTowns = 3

/** The town that a country stands for where one is needed. */
export const townMeant = (asking: Pick<Asking, 'turn' | 'world'>): Town | undefined =>
  townsMeant(asking)[0]

/** Ids of sights that are the goal. */
export const goalSights = ({ turn: { frame } }: Pick<Asking, 'turn'>): readonly string[] =>
  frame.places.flatMap(({ ref, role }) => (ref?.includes('/') && role !== 'not' ? [ref] : []))

/** Codes of the countries that are the goal. */
export const goalCountries = ({ turn: { frame } }: Pick<Asking, 'turn'>): readonly string[] => [
  ...new Set(
    frame.places.flatMap(({ countryCode, role }) =>
      countryCode && (role === 'to' || role === 'near') ? [countryCode] : [],
    ),
  ),
]

export const originTown = ({
  turn: { frame },
  world,
}: Pick<Asking, 'turn' | 'world'>): Town | undefined => {
  const ref = frame.places.find(({ role }) => role === 'from')?.ref
  return ref ? world.town(slugOf(ref)) : undefined
}

export const headsIn = ({ turn: { frame } }: Pick<Asking, 'turn'>): number | undefined =>
  frame.party ? frame.party.adults + frame.party.children.length : undefined

const plural = new Set('we us our were weve nous notre nos on both couple'.split(' '))
const singular = new Set('i im ive me my je j mon ma mes moi solo myself'.split(' '))

/** Where it is not said who travels: one who speaks of himself alone, else two. */
export function headsUntold({ turn: { reader } }: Pick<Asking, 'turn'>): number {
  const says = (words: ReadonlySet<string>) => reader.tokens.some(({ text }) => words.has(text))
  return says(singular) && !says(plural) ? 1 : 2
}

/** Heads that are reckoned with: who is told, else who is taken for granted. */
export const headsMeant = (asking: Pick<Asking, 'turn'>): number =>
  headsIn(asking) ?? headsUntold(asking)

/** The month that is meant: of the day, or as it was said. */
export function monthOf({ turn: { frame } }: Pick<Asking, 'turn'>): number | undefined {
  const { start, month } = frame.span ?? {}
  return start ? Number(start.slice(5, 7)) : (month ?? undefined)
}

/** Asks back, with what one may press. */
export const askBack = (
  question: Question,
  text: string,
  choices: readonly AnswerChoice[],
): Said => ({ text, question, choices: choices.slice(0, 3), isUnknown: true })

export function whichPlace(asking: Asking): Said {
  const { say, language } = asking
  const towns = townsMeant(asking)
  const [land] = goalCountries(asking)
  if (land && towns.length === 0) {
    const name = asking.world.countryName(land, language)
    return {
      text: say(
        `Of ${name} I know no town yet: its tourist office and the carriers’ own pages tell more.`,
        `Je ne connais encore aucune ville (${name}) : son office du tourisme et les pages des transporteurs en disent plus.`,
      ),
      isUnknown: true,
    }
  }
  if (towns.length > 1)
    return askBack(
      'destination',
      say('Which place there?'),
      towns.map((town) => ({ label: townName(language, town), message: townName(language, town) })),
    )
  return askBack('destination', say('Which place do you mean?'), [
    { label: 'Lisbon', message: say('Lisbon') },
    { label: 'Rome', message: 'Rome' },
    { label: 'Montréal', message: 'Montréal' },
  ])
}
