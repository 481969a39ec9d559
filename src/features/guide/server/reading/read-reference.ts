import { meaningOf } from './lexicon.ts'
import type { Reader } from './tokens.ts'

/** What a message points at in the talk before it. */
export type Reference =
  | { readonly what: 'more' | 'undo' | 'changes' }
  /** One of what was listed, from 0; -1 is the last. */
  | { readonly what: 'pick'; readonly at: number }

const phrases: readonly (readonly ['more' | 'undo' | 'changes', readonly string[]])[] = [
  [
    'changes',
    [
      'what did you change',
      'what changed',
      'what has changed',
      'qu as tu change',
      'qu avez vous change',
      'qu est ce qui a change',
    ],
  ],
  [
    'undo',
    [
      'undo',
      'revert',
      'put it back',
      'go back to before',
      'take that back',
      'annule ca',
      'annule cela',
      'annuler ca',
      'reviens en arriere',
      'defais',
    ],
  ],
  [
    'more',
    [
      'what else',
      'anything else',
      'something else',
      'show me more',
      'more like that',
      'more options',
      'other options',
      'any others',
      'what other',
      'other ones',
      'quoi d autre',
      'autre chose',
      'd autres',
      'd autres idees',
    ],
  ],
]
const listedThing =
  /^(?:one|ones|option|hotel|place|city|town|restaurant|museum|sight|choice|idea|suggestion|hotels|endroit|ville|choix|musee)$/
const pointing = new Set(['that', 'this', 'celui', 'celle', 'ce', 'cet', 'cette'])

function pickAt(reader: Reader, at: number): { at: number; to: number } | undefined {
  const text = reader.text(at)
  const next = reader.text(at + 1)
  const ordinal = meaningOf((n) => reader.text(n), at, 'ordinal')
  if (ordinal && (listedThing.test(next) || (next === '' && reader.text(at - 1) === 'the')))
    return { at: Number(ordinal.value) > 0 ? Number(ordinal.value) - 1 : -1, to: at + 2 }
  const value = reader.value(at + 1)
  if (/^(?:number|option|numero)$/.test(text) && value >= 1 && value <= 6)
    return { at: value - 1, to: at + 2 }
  if (text === 'other' && reader.text(at - 1) === 'the' && listedThing.test(next))
    return { at: 1, to: at + 2 }
  if (
    /^(?:cheapest|best|top)$/.test(text) &&
    listedThing.test(next) &&
    reader.text(at - 1) === 'the'
  )
    return { at: 0, to: at + 2 }
  if (pointing.has(text) && listedThing.test(next)) return { at: 0, to: at + 2 }
  if (/^(?:l|la|le)$/.test(text) && next === 'autre') return { at: 1, to: at + 2 }
  return undefined
}

/** 'what else', 'undo that', 'the second one', 'that hotel'. Undefined where it points at nothing. */
export function readReference(reader: Reader): Reference | undefined {
  for (const [what, all] of phrases)
    for (const phrase of all) {
      const at = reader.find(phrase)
      if (at < 0) continue
      reader.use(at, at + phrase.split(' ').length)
      return { what }
    }
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const found = pickAt(reader, at)
    if (!found) continue
    reader.use(at, found.to)
    return { what: 'pick', at: found.at }
  }
  return undefined
}
