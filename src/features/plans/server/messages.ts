/** What answers of plans say. */
export const proposeText = {
  unknownPlace: (name: string) => `We don’t know a place called ${name}.`,
  past: 'This day is past. Choose today or later.',
}
