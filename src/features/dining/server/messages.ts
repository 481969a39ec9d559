/** What answers of dining say. */
export const attractionsText = {
  none: 'We list sights only where we know the real ones, and we have none for this place yet.',
}
