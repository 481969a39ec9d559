import { readTab, removeTab, tabKeys, writeTab } from '#platform/web/tab-storage.ts'
import type { TripStep } from './trip-step.ts'

/** Of what shape a step is: another build may read it after a reload. */
const format = 1
/** So many of each direction, and letters of them all. */
const stepsAtMost = 30
const lettersAtMost = 200_000

interface Steps {
  readonly done: readonly TripStep[]
  readonly undone: readonly TripStep[]
}

interface OwnSteps extends Steps {
  readonly owner: string
  readonly tripId: string
}

/** Keeps the last steps of a trip in this tab, fewer of them where they are long. */
export function keepSteps({ owner, tripId, done, undone }: OwnSteps): void {
  for (let most = stepsAtMost; most > 0; most = Math.floor(most / 2)) {
    const latest = { done: done.slice(-most), undone: undone.slice(-most) }
    const text = JSON.stringify({ v: format, owner, tripId, ...latest })
    if (text.length > lettersAtMost) continue
    if (writeTab(tabKeys.steps, text)) return
    break
  }
  // Older ones would be steps of another state of the trip.
  removeTab(tabKeys.steps)
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const areAll = (value: unknown, is: (one: Fields) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => isFields(one) && is(one))

const isItem = ({ id, name }: Fields): boolean => typeof id === 'string' && typeof name === 'string'

const isChange = ({ before, after }: Fields): boolean => isFields(before) && isFields(after)

const isStep = (step: unknown): step is TripStep =>
  isFields(step) &&
  typeof step['text'] === 'string' &&
  areAll(step['edited'], (one) => typeof one['id'] === 'string' && isChange(one)) &&
  areAll(step['removed'], isItem) &&
  areAll(step['added'], isItem) &&
  (step['fields'] === undefined || (isFields(step['fields']) && isChange(step['fields'])))

const stepsIn = (value: unknown): readonly TripStep[] | undefined =>
  Array.isArray(value) && value.length <= stepsAtMost && value.every(isStep) ? value : undefined

/** What this tab has kept of a trip; undefined for another account's, another trip's or what is not whole. */
export function keptSteps(owner: string, tripId: string): Steps | undefined {
  try {
    const kept: unknown = JSON.parse(readTab(tabKeys.steps) ?? 'null')
    if (!isFields(kept) || kept['v'] !== format) return undefined
    if (kept['owner'] !== owner || kept['tripId'] !== tripId) return undefined
    const [done, undone] = [stepsIn(kept['done']), stepsIn(kept['undone'])]
    return done && undone && { done, undone }
  } catch {
    // Cut off, or not ours.
    return undefined
  }
}
