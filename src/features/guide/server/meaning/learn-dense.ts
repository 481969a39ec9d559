import { shuffled } from '../reading/topic-model.ts'
import { dimensions, dot } from './meanings.ts'

export interface DenseExample {
  readonly vector: Float32Array
  /** One, or all that it asks at once. */
  readonly classes: readonly number[]
}

const rounds = 12
const rate = 2
const decay = 0.9
const leastWrong = 0.0003
const ofOwn = 0.1

/** Softmax regression over vectors by gradient descent: for each class the weights of the dimensions, then its own. */
export function learnDense(count: number, examples: readonly DenseExample[]): Float32Array {
  const size = dimensions + 1
  const weights = new Float32Array(count * size)
  const orders = shuffled(examples.length)
  for (let round = 0; round < rounds; round += 1) {
    const pace = rate * (1 - (round / rounds) * decay)
    for (const one of orders.next().value ?? []) {
      const example = examples.at(one)
      if (!example) continue
      const { vector, classes } = example
      const sums = Float32Array.from(
        { length: count },
        (_, at) => dot(weights, vector, at * size) + (weights[at * size + dimensions] ?? 0),
      )
      const top = sums.reduce((a, b) => Math.max(a, b))
      const whole = sums.reduce((sum, value) => sum + Math.exp(value - top), 0)
      for (let at = 0; at < count; at += 1) {
        const share = Math.exp((sums[at] ?? 0) - top) / whole
        const wrong = share - (classes.includes(at) ? 1 / classes.length : 0)
        if (Math.abs(wrong) <= leastWrong) continue
        const from = at * size
        for (let by = 0; by < dimensions; by += 1)
          weights[from + by] = (weights[from + by] ?? 0) - pace * wrong * (vector[by] ?? 0)
        weights[from + dimensions] = (weights[from + dimensions] ?? 0) - pace * ofOwn * wrong
      }
    }
  }
  return weights
}
