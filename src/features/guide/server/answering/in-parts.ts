import type { Asking, Said } from './answer.ts'
import { joined } from './answer-topic.ts'

export interface Part {
  readonly said: Said
  readonly name: string
}

const article = /^(?:the |that |an? |les? |la |l’|une? |cet )/
/** "The weather" heads an answer as "Weather". */
const headed = (name: string): string => {
  const bare = name.replace(article, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** Answers to several questions, each under what it is about; of which of them nothing is known is said. */
export function inParts({ say }: Asking, parts: readonly Part[], missing: readonly string[]): Said {
  const isOne = parts.length === 1 && missing.length === 0
  const titled = parts.map(({ said, name }) =>
    isOne || !name ? said : { ...said, text: `**${headed(name)}**\n\n${said.text}` },
  )
  const lines = missing.map((name) =>
    say(
      `I don’t know anything certain about ${name} there.`,
      `Sur ${name}, je ne sais rien de sûr.`,
    ),
  )
  const whole = joined(titled)
  return lines.length > 0 ? { ...whole, text: [whole.text, ...lines].join('\n\n') } : whole
}
