import type { DiningProvider } from './dining-provider.ts'

/** Port: what to do in a town, with prices. To its readers a part of dining, chosen by a setting of its own. */
export interface ActivitiesProvider extends Pick<DiningProvider, 'activities' | 'activity'> {
  readonly source: string
}
