/** The present, injected so that rules and tests decide what time it is. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
