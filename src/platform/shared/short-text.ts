/** A text of at most `most` letters: cut at a word with an ellipsis, within the word only where it is one. */
export function shortText(text: string, most: number): string {
  const letters = [...text]
  if (letters.length <= most) return text
  const kept = letters.slice(0, most - 1).join('')
  const isWhole = letters[most - 1] === ' '
  const atWord = isWhole ? kept : kept.slice(0, Math.max(0, kept.lastIndexOf(' ')))
  // Half of the room is not given up for a whole word.
  const cut = atWord.length * 2 >= most ? atWord : kept
  let end = cut.length
  while (end > 0 && ' ,;:.(–-'.includes(cut.charAt(end - 1))) end -= 1
  return `${cut.slice(0, end)}…`
}
