import type { DiningProvider } from './dining-provider.ts'

/** Port: what to do in a town, with prices. A part of dining's for whoever reads it, chosen by a setting of its own. */
export interface ActivitiesProvider extends Pick<DiningProvider, 'activities' | 'activity'> {
  readonly source: string
}
