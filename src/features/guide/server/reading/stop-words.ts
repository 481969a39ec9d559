import words from '../../texts/stop-words.json' with { type: 'json' }

/** Words that carry no meaning of their own: what remains of a message is its content. */
export const stopWords: ReadonlySet<string> = new Set(words.flatMap((line) => line.split(' ')))
