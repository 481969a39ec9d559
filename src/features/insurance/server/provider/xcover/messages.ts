/** Notes below a quote. */
export const xcoverText = {
  policy: (name: string) => `The policy: ${name}.`,
  wording: 'The insurer’s own wording decides what is covered. Read it before you buy.',
}
