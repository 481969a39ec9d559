import type { DiningProvider } from './dining-provider.ts'

/** Port: activities of a town, with prices. Chosen by its own setting. */
export interface ActivitiesProvider extends Pick<DiningProvider, 'activities' | 'activity'> {
  readonly source: string
}
