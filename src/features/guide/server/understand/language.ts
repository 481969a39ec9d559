import { fold } from '../../domain/fold.ts'

export type Language = 'en' | 'fr'

const french = new Set(
  'le la les un une des du de et est en au aux je tu il elle on nous vous ils mon ma mes notre nos ton votre ce cette ces que qui quoi quel quelle quels quelles dans pour par sur avec sans pas plus combien comment ou il y a t ai as avons avez ont sont suis sera c qu d l j n s m ca cela svp merci bonjour jours jour semaine voyage vol vols fait faire veux voudrais veut peut aussi si mais donc pis finalement moins chez fais trois deux cinq quatre sept huit neuf dix ouvert ferme coute'.split(
    ' ',
  ),
)
const english = new Set(
  'sept whats hows wheres whos whens im ill ive dont isnt like wise mid u r ur pls plz gonna wanna kinda got the a an and is are am was be do does did i you we he she they it my our your their his her this that these those what when where which who how why in on at for from with without not no of to by about much many can could would should will have has had got need want there if ok yes please thanks day days week trip plan flight flights any me us one most some more now'.split(
    ' ',
  ),
)

/** "In French please" is a wish, not a sentence of English. */
const wishWords = 6

/** The language that carries the grammar; what says too little keeps the one before. */
export function languageOf(text: string, before: Language | undefined): Language {
  const words = fold(text).split(' ')
  if (words.length <= wishWords && /\b(?:in french|en francais)\b/.test(words.join(' ')))
    return 'fr'
  if (words.length <= wishWords && /\b(?:in english|en anglais)\b/.test(words.join(' ')))
    return 'en'
  const fr = words.filter((word) => french.has(word) && !english.has(word)).length
  const en = words.filter((word) => english.has(word) && !french.has(word)).length
  const accents = /[éèêàçùîôœ]/i.test(text) ? 0.5 : 0
  const score = fr + accents - en
  if (Math.abs(score) < 1 && before) return before
  return score > 0 ? 'fr' : 'en'
}
