import type { Reader } from './tokens.ts'

const questionWords =
  /^(?:what|whats|which|how|hows|when|where|wheres|who|why|qu|quoi|que|quel|quelle|quels|quelles|combien|comment|quand|pourquoi)$/
const helpers = /^(?:is|are|can|do|does|should|will|would|could|est|y|faut|peut|peux)$/
const subjects =
  /^(?:i|we|it|that|this|there|they|you|the|my|he|she|people|anything|any|on|je|il|nous|ce|a)$/

const asksBehind = /^(?:tu|ti|combien|quand|ou|quoi|comment)$/

/** A clause begins with a question: "2 adults to Rome, how many days". */
export const asksIn = (reader: Reader): boolean =>
  reader.tokens.some(({ text }, at) => {
    const isFirst =
      at === 0 ||
      reader.tokens[at - 1]?.kind === 'sign' ||
      /^(?:and|et|also|so|now|then|but|ok|okay|roughly|about|around|exactly|approximately|maybe|please|hey|hi|environ)$/.test(
        reader.text(at - 1),
      )
    return (
      isFirst &&
      (questionWords.test(text) ||
        (/^(?:remind|rappelle)$/.test(text) && at === 0) ||
        // "Où dormir", at the very beginning; "c'est combien", "c'est tu trop froid", "on peut tu louer"
        (text === 'ou' && at === 0) ||
        (/^(?:c|on)$/.test(text) && asksBehind.test(reader.text(at + 2))) ||
        // "Y aiment pas le ski" tells, "y a-t-il" asks.
        (helpers.test(text) &&
          (text !== 'y' || /^(?:a|as|aurait|avait)$/.test(reader.text(at + 1))) &&
          (at === 0 || subjects.test(reader.text(at + 1)))))
    )
  })

/** A part of a message ends in a question mark, or begins as a question does. */
export const asksFrom = (reader: Reader, from: number, to: number): boolean =>
  reader.text(to) === '?' ||
  questionWords.test(reader.text(from)) ||
  (helpers.test(reader.text(from)) && subjects.test(reader.text(from + 1)))

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const tellers = setOf('i im ive we were weve my our he she they je j nous on mon ma mes notre nos')
const wishes = new Set([
  ...setOf('want wanna need like love looking prefer hoping wish find plan book'),
  ...setOf('cherche cherchons veux veut voulons voudrais voudrait aimerais aimerait besoin'),
])

/** A part of a message tells who asks, and asks nothing: "I'm travelling from Calgary", but not "we want a hotel". */
export const tellsOnly = (reader: Reader, from: number, to: number): boolean =>
  tellers.has(reader.text(from)) &&
  !reader.tokens.slice(from, to).some(({ text }) => wishes.has(text))

const plainWords =
  /^\W*(?:(?:and|so|ok|okay|hi|hello|et|alors)\W+)*(?:what time|what['’]?s|what is|which|why|how (?:much|many|long|far|do|does|cold|hot|late|early)|when|where|who|is|are|does|did|combien|quand|où|pourquoi|quelle heure|à quelle heure|est-ce)\b/i
/** It asks, whatever else it names: nothing is to change by it. */
export const plainlyAsks = (message: string): boolean => plainWords.test(message)
