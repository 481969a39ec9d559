import { meaningOf } from './lexicon.ts'
import type { Memory } from './memory.ts'
import type { Reader } from './tokens.ts'

/** What a message points at in the talk before it. */
export type Reference =
  | { readonly what: 'more' | 'undo' | 'changes' }
  /** One of what was listed. */
  | { readonly what: 'pick'; readonly which: Pick }
  /** What was named last; a thing by its kind may also be the first of a list. */
  | { readonly what: 'it'; readonly isThing: boolean }

const phrases: readonly (readonly ['more' | 'undo' | 'changes', readonly string[]])[] = [
  [
    'changes',
    'what did you take out,what did you remove,what did you drop,what did you cut,what did you add,what did you swap,what did you move,what have you changed,qu est ce que tu as enleve,qu as tu enleve,qu est ce que tu as change,what did i lose,what did we lose,what s gone,whats gone,what did that change,what has that changed,what did you change,what changed,what has changed,qu as tu change,qu avez vous change,qu est ce qui a change'.split(
      ',',
    ),
  ],
  [
    'more',
    'not that one,not this one,another one,a different one,don t like it,dont like it,don t like that,dont like that,pas celui,pas celle,un autre plutot,what else,anything else,something else,show me more,more like that,more options,other options,any others,what other,other ones,quoi d autre,autre chose,d autres,d autres idees'.split(
      ',',
    ),
  ],
  [
    'undo',
    'not that,no not that,undo,put that back,put those back,bring that back,bring it back,bring them back,remets le,remets la,remets les,remove it again,take it out again,revert,put it back,was better,were better,was nicer,better before,liked it before,liked the first,preferred the first,prefer the first,prefer the old,prefer the other one,the old one back,change it back,as it was,never mind that,forget that change,changed my mind,go back,put them back,c etait mieux avant,go back to before,take that back,annule ca,annule cela,annuler ca,reviens en arriere,defais'.split(
      ',',
    ),
  ],
]
const listedThing =
  /^(?:one|ones|option|hotel|place|city|town|restaurant|museum|sight|choice|idea|suggestion|flight|hotels|endroit|ville|choix|musee|vol)$/
const pointing = new Set(['that', 'this', 'celui', 'celle', 'ce', 'cet', 'cette'])
const least = /^(?:cheapest|cheaper|economique)$/
const most = /^(?:dearest|priciest|fanciest)$/
const foremost = /^(?:best|top)$/

/** Which of a list is meant: by its number from 0, -1 for the last, or by its price. */
export type Pick = number | 'cheapest' | 'dearest'

function pickAt(
  reader: Reader,
  at: number,
  isShort: boolean,
): { which: Pick; to: number } | undefined {
  const text = reader.text(at)
  const next = reader.text(at + 1)
  const isEnd = next === '' || reader.tokens[at + 1]?.kind === 'sign'
  const isOf = listedThing.test(next) || (isEnd && (isShort || reader.text(at - 1) === 'the'))
  const to = at + (listedThing.test(next) ? 2 : 1)
  const ordinal = meaningOf((n) => reader.text(n), at, 'ordinal')
  if (ordinal && isOf)
    return { which: Number(ordinal.value) > 0 ? Number(ordinal.value) - 1 : -1, to }
  const value = reader.value(at + 1)
  if (/^(?:number|option|numero)$/.test(text) && value >= 1 && value <= 6)
    return { which: value - 1, to: at + 2 }
  if (text === 'next' && /^(?:best|one)$/.test(next)) return { which: 1, to: at + 2 }
  if (text === 'other' && reader.text(at - 1) === 'the') {
    const by = [1, 2].find((one) => listedThing.test(reader.text(at + one)))
    if (by) return { which: 1, to: at + by + 1 }
  }
  if (least.test(text) && isOf && (isShort || reader.text(at - 1) === 'the'))
    return { which: 'cheapest', to }
  if ((most.test(text) || (text === 'most' && next === 'expensive')) && isShort)
    return { which: 'dearest', to: at + 2 }
  if (text === 'moins' && next === 'cher' && isShort) return { which: 'cheapest', to: at + 2 }
  if (foremost.test(text) && listedThing.test(next) && reader.text(at - 1) === 'the')
    return { which: 0, to }
  if (/^(?:l|la|le)$/.test(text) && next === 'autre') return { which: 1, to: at + 2 }
  return undefined
}

const shortest = 5
const pronouns = new Set(['it', 'its', 'that', 'this', 'ca', 'cela', 'y'])

/** 'what else', 'undo that', 'the second one', 'that hotel', 'it'. Undefined where it points at nothing. */
export function readReference(reader: Reader): Reference | undefined {
  for (const [what, all] of phrases)
    for (const phrase of all) {
      const at = reader.find(phrase)
      if (at < 0) continue
      reader.use(at, at + phrase.split(' ').length)
      return { what }
    }
  const isShort = reader.tokens.filter(({ kind }) => kind !== 'sign').length <= shortest
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const found = pickAt(reader, at, isShort)
    if (!found) continue
    reader.use(at, found.to)
    return { what: 'pick', which: found.which }
  }
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const isThing = pointing.has(reader.text(at)) && listedThing.test(reader.text(at + 1))
    if (isThing) reader.use(at, at + 2)
    if (isThing || pronouns.has(reader.text(at))) return { what: 'it', isThing }
  }
  return undefined
}

/** The row that a reference means. */
export function pickedBy(
  reference: Reference | undefined,
  { listed, rows, focus }: Memory,
): string | undefined {
  if (reference?.what === 'it') return focus ?? (reference.isThing ? listed[0] : undefined)
  if (reference?.what !== 'pick') return undefined
  if (typeof reference.which === 'number') return listed.at(reference.which)
  const sign = reference.which === 'cheapest' ? 1 : -1
  return rows
    ?.filter(({ cad }) => cad !== null)
    .toSorted((a, b) => sign * ((a.cad ?? 0) - (b.cad ?? 0)))[0]?.id
}
