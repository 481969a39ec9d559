/** The planner with a destination chosen. */
export const plannerPath = (destination: string): string =>
  `/planner?destination=${encodeURIComponent(destination)}`
