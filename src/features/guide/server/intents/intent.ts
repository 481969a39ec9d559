import type { Frame } from '../../contract/frame.schema.ts'

/** A kind of question: by which words it is known, and how people ask it. */
export interface Intent {
  readonly topic: string
  /** What it is about, to say that it is not known. */
  readonly name?: { readonly en: string; readonly fr: string }
  readonly act: Frame['act']
  /** Folded words and phrases of which one is enough; 'visa*' stands for all words that begin so. */
  readonly cues: readonly string[]
  /** One word of each list together are as good as a cue. */
  readonly pairs?: readonly (readonly [readonly string[], readonly string[]])[]
  /** How much it weighs against others that are found too; 2 by default. */
  readonly weight?: number
  /** Questions of this kind, which its test asks. */
  readonly examples: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

const list = (text: string): readonly string[] => text.split(',').map((one) => one.trim())

interface Written extends Omit<Intent, 'cues' | 'pairs'> {
  /** Separated by commas. */
  readonly cues: string
  readonly pairs?: readonly (readonly [string, string])[]
}

export const intent = ({ cues, pairs = [], ...rest }: Written): Intent => ({
  ...rest,
  cues: list(cues),
  pairs: pairs.map(([a, b]) => [list(a), list(b)] as const),
})
