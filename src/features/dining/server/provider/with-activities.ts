import type { ActivitiesProvider } from './activities-provider.ts'
import type { DiningProvider } from './dining-provider.ts'

/** Restaurants and sights of one source with the activities of another. */
export const withActivities = (
  dining: DiningProvider,
  { source, activities, activity }: ActivitiesProvider,
): DiningProvider => {
  const { activity: _, ...rest } = dining
  return { ...rest, activitySource: source, activities, ...(activity ? { activity } : {}) }
}
