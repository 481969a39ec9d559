const withinMs = 10_000

/** The payment service has so long to answer. */
export const inTime = (): AbortSignal => AbortSignal.timeout(withinMs)
