import { wordTable } from '#platform/shared/word-table.ts'

/** Letters that Unicode does not take apart into a base letter and a mark. */
const spelled = wordTable({
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'a',
})
const special = new RegExp(`[${[...spelled.keys()].join('')}]`, 'g')
/** Apostrophes and letters that stand for a catch in the throat: people leave them out. */
const apostrophes = /['’‘`´ʻʼʿʾ]/g

const abbreviations = wordTable({
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
})

/** Letters without accents, lower case, single spaces: how names are compared. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(special, (letter) => spelled.get(letter) ?? letter)
    .replace(apostrophes, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * As above, with "St. John's" and "Saint Johns" alike. The last word of what is being typed may be
 * the beginning of a longer one ("st" of Stockholm), so it stays as it is.
 */
export function spellingOf(text: string): string {
  const words = foldText(text).split(' ')
  return words
    .map((word, at) => (at < words.length - 1 ? (abbreviations.get(word) ?? word) : word))
    .join(' ')
}
