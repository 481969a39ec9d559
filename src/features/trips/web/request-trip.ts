import { ApiError, type Options } from '#platform/web/api-client.ts'
import type { TripsApi, TripView } from './trips.client.ts'

/** A new trip with a client-generated id, for idempotent creation. */
export interface TripWish {
  readonly id: string
  /** Optional; the default comes from places and days. */
  readonly title?: string
  readonly destinations: TripView['destinations']
  readonly startDate: string
  readonly endDate: string
  readonly budgetCad: number
  readonly party?: TripView['party']
  readonly origin?: TripView['origin']
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'id-taken'

/**
 * Creates the trip. Where an earlier request had made it without its answer arriving, and something
 * was changed since, that trip is brought in line instead of a second one being made.
 */
export async function createOrCorrect(
  api: TripsApi,
  wish: TripWish,
  meant: Pick<Options, 'account'> = {},
): Promise<TripView> {
  try {
    return await api('createTrip', { body: wish }, meant)
  } catch (error) {
    if (!isTaken(error)) throw error
    const { id, ...fields } = wish
    const { version } = await api('getTrip', { params: { id } }, meant)
    return await api('updateTrip', { params: { id }, body: { version, ...fields } }, meant)
  }
}
