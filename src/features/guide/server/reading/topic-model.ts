import { type DenseModel, denseSums } from '../meaning/meanings.ts'
import { featureCount } from './topic-features.ts'

/** What one example shows. */
export interface Shown {
  /** One, or all that it asks at once. */
  readonly topics: readonly number[]
  readonly features: readonly number[]
}

/** Softmax regression: a weight for each feature and topic, of a byte. */
export interface TopicModel {
  readonly topics: readonly string[]
  /** By feature, then by topic. */
  readonly weights: Int8Array
  /** What one step of a weight is worth. */
  readonly step: number
  /** The same topics by what a sentence means. */
  readonly dense?: DenseModel | undefined
}

const [surely, likely] = [0.38, 0.4]
/** What a sentence means counts half as much as its words, which tell names and rare things apart; both tell much the same. */
const [ofMeaning, tempered] = [0.5, 1.25]
const leastShare = 1e-6

const rounds = 10
const leastWrong = 0.0003
const rate = 4
const decay = 0.9
const steps = 127

/** The same order of the examples in each build, and another one in each round. */
export function* shuffled(count: number): Generator<readonly number[]> {
  const order = Array.from({ length: count }, (_, at) => at)
  let seed = 7
  for (;;) {
    for (let at = count - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      const other = seed % (at + 1)
      const held = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = held
    }
    yield order
  }
}

/** Turns sums into shares of one, in place. */
function toShares(sums: Float32Array): void {
  const most = sums.reduce((a, b) => Math.max(a, b))
  let whole = 0
  for (let at = 0; at < sums.length; at += 1) whole += sums[at] = Math.exp((sums[at] ?? 0) - most)
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) / whole
}

/** Learns the weights from examples by gradient descent: the same examples give the same weights. */
export function learnTopics(topics: readonly string[], shown: readonly Shown[]): TopicModel {
  const count = topics.length
  const weights = new Float32Array(featureCount * count)
  const sums = new Float32Array(count)
  const orders = shuffled(shown.length)
  const order = Array.from({ length: count }, (_, at) => at)
  for (let round = 0; round < rounds; round += 1) {
    const pace = rate * (1 - (round / rounds) * decay)
    for (const one of orders.next().value ?? []) {
      const { topics: own = [], features = [] } = shown.at(one) ?? {}
      const value = 1 / Math.sqrt(features.length || 1)
      sums.fill(0)
      for (const feature of features)
        for (let at = 0, base = feature * count; at < count; at += 1)
          sums[at] = (sums[at] ?? 0) + value * (weights[base + at] ?? 0)
      toShares(sums)
      for (const topic of own) sums[topic] = (sums[topic] ?? 0) - 1 / own.length
      // Most topics are as unlikely as they should be: they learn nothing from it.
      const wrong = order.filter((at) => Math.abs(sums[at] ?? 0) > leastWrong)
      for (const feature of features)
        for (const at of wrong)
          weights[feature * count + at] =
            (weights[feature * count + at] ?? 0) - pace * value * (sums[at] ?? 0)
    }
  }
  const largest = weights.reduce((a, b) => Math.max(a, Math.abs(b)), 0)
  const step = largest / steps
  return { topics, weights: Int8Array.from(weights, (one) => Math.round(one / step)), step }
}

/** How likely each topic is by features and by what the sentence means, as shares of one. */
export function sharesBy(
  { topics, weights, step, dense }: TopicModel,
  features: readonly number[],
  meaning?: Float32Array,
): Float32Array {
  const sums = new Float32Array(topics.length)
  const value = step / Math.sqrt(features.length || 1)
  for (const feature of features)
    for (let at = 0, base = feature * topics.length; at < topics.length; at += 1)
      sums[at] = (sums[at] ?? 0) + value * (weights[base + at] ?? 0)
  toShares(sums)
  // Words that surely tell it are not outweighed: names and rare things stand in no vector.
  if (!meaning || !dense || sums.some((share) => share >= surely)) return sums
  const meant = denseSums(dense, meaning)
  toShares(meant)
  const both = sums.map(
    (share, at) =>
      (Math.log(share + leastShare) + ofMeaning * Math.log((meant[at] ?? 0) + leastShare)) /
      tempered,
  )
  toShares(both)
  return both.some((share) => share >= likely) ? both : sums
}

/** How much features speak for a topic, beside all others: above 0 for it. */
export function speaksFor(
  { topics, weights, step }: TopicModel,
  features: readonly number[],
  topic: number,
): number {
  let own = 0
  let all = 0
  for (const feature of features)
    for (let at = 0, base = feature * topics.length; at < topics.length; at += 1) {
      const weight = (weights[base + at] ?? 0) * step
      all += weight
      if (at === topic) own += weight
    }
  return own - all / topics.length
}
