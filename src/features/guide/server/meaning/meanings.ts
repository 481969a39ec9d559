/** Length of a vector of the sentence model. */
export const dimensions = 512

/** What a message means, and what its parts do, by the sentence model: vectors of length one. */
export interface Meanings {
  readonly whole: Float32Array
  /** By the folded words of a part, parted by spaces. */
  readonly parts: ReadonlyMap<string, Float32Array>
}

export function dot(a: ArrayLike<number>, b: ArrayLike<number>, from = 0): number {
  let sum = 0
  for (let at = 0; at < dimensions; at += 1) sum += (a[from + at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** A part as a message of its own; undefined where its meaning is not known. */
export function partOf({ parts }: Meanings, words: string): Meanings | undefined {
  const whole = parts.get(words)
  return whole && { whole, parts }
}

const most = 127

/** Numbers as bytes, and what one step of a byte is worth. */
export function packed(numbers: Float32Array): { readonly step: number; readonly bytes: string } {
  const largest = numbers.reduce((max, one) => Math.max(max, Math.abs(one)), 1e-9)
  const step = largest / most
  const bytes = Int8Array.from(numbers, (one) => Math.round(one / step))
  return { step, bytes: Buffer.from(bytes.buffer).toString('base64') }
}

export const unpacked = ({ bytes }: { readonly bytes: string }): Int8Array =>
  new Int8Array(Buffer.from(bytes, 'base64'))

/** Weights of a softmax regression over vectors: for each class those of the dimensions, then its own. */
export interface DenseModel {
  readonly weights: Int8Array
  readonly step: number
}

/** The classes’ sums of a vector, before the softmax. */
export const denseSums = ({ weights, step }: DenseModel, meaning: Float32Array): Float32Array =>
  Float32Array.from(
    { length: weights.length / (dimensions + 1) },
    (_, at) =>
      step *
      (dot(weights, meaning, at * (dimensions + 1)) +
        (weights[at * (dimensions + 1) + dimensions] ?? 0)),
  )
