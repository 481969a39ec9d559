/** Texts about a town without a guide of ours. */
export const townText = {
  samples: (name: string) =>
    `Hotels, restaurants and outings shown for ${name} are made-up samples.`,
  noGuide: (name: string) => `We haven’t written a guide to ${name} yet.`,
}
