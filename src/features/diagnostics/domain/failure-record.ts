import { withoutPersons } from './without-persons.ts'

/** Maximum characters of each text. */
export const failureLimits = { message: 500, stack: 4000, agent: 300, url: 300 } as const

/** A failure in a page, and the parts of it that are logged. */
export interface FailureRecord {
  readonly service: string
  /** An instant, ISO 8601. */
  readonly time: string
  readonly message: string
  readonly stack?: string | undefined
  /** The browser's User-Agent. */
  readonly agent: string
  readonly url: string
}

const clean = (text: string, max: number): string =>
  withoutPersons(text.slice(0, max)).slice(0, max)

/** The record within its limits and without personal data. */
export function cleanRecord(record: FailureRecord): FailureRecord {
  const { service, time, message, stack, agent, url } = record
  return {
    service: service.replace(/[^\w -]/g, '').slice(0, 40) || 'page',
    time,
    message: clean(message, failureLimits.message),
    ...(stack ? { stack: clean(stack, failureLimits.stack) } : {}),
    agent: agent.slice(0, failureLimits.agent),
    url: clean(url, failureLimits.url),
  }
}
