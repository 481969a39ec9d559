const tones = ['spruce', 'glacier', 'amber', 'maple'] as const

/** First letters of the first and the last word, in capitals; a dot where a name has no letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const letterOf = (word: string | undefined) => /\p{L}\p{M}*/u.exec(word ?? '')?.[0] ?? ''
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return (letterOf(first) + letterOf(last)).toLocaleUpperCase('en-CA') || '·'
}

/** The same colour for the same seed, for ever. */
export function toneOf(seed: string): (typeof tones)[number] {
  let sum = 0
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return tones[sum % tones.length] ?? 'spruce'
}
