/** The events that may be counted. */
export const countedEvents = ['page_view', 'help_submit', 'help_success', 'help_error'] as const

export type CountedEvent = (typeof countedEvents)[number]
