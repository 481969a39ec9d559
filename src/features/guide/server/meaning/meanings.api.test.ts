// What messages mean, by the sentence model in its worker, and the vectors that stand beside the guide's texts.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { locationsIn } from '#app/server/build-locations.ts'
import type { Asked } from '../retrieval/alike.ts'
import { newMemory } from '../reading/memory.ts'
import { modelExamples, signOf, textsOf } from './examples.ts'
import { dot } from './meanings.ts'
import { meaningsOf } from './read-meanings.ts'
import { createSentenceEncoder } from './sentence-encoder.ts'

const texts = new URL('../../texts/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, texts), 'utf8'))
const encoder = createSentenceEncoder(locationsIn(resolve('dist')).sentenceWorker, () => undefined)
afterAll(() => encoder.close())

describe('G2 what sentences mean', () => {
  test('sentences of one meaning are nearer to one another than to any other', async () => {
    const [tip, coins, plug] =
      (await encoder.encode([
        'How much do you tip in restaurants?',
        'is it ok to leave some coins after dinner',
        'Which power plugs are used there?',
      ])) ?? []
    if (!tip || !coins || !plug) throw new Error('The model does not answer')
    expect(dot(tip, coins)).toBeGreaterThan(dot(coins, plug) + 0.1)
  })

  test('a message is read whole and by its parts; a French one by its words alone', async () => {
    const message = 'We land at nine in the morning. Can we leave our bags somewhere?'
    const found = await meaningsOf(encoder.encode, message, newMemory)
    expect(found?.whole.length).toBe(512)
    expect([...(found?.parts.keys() ?? [])]).toContain('can we leave our bags somewhere')
    const french = 'Où peut-on laisser nos bagages en attendant la chambre?'
    expect(await meaningsOf(encoder.encode, french, newMemory)).toBeUndefined()
  })

  test('a model that cannot start is told of, and the message is read by its words', async () => {
    const failures: unknown[] = []
    const broken = createSentenceEncoder(resolve('dist/server/no-such-worker.js'), (error) =>
      failures.push(error),
    )
    expect(await broken.encode(['hello'])).toBeUndefined()
    expect(failures).toHaveLength(1)
    await broken.close()
    expect(await broken.encode(['hello'])).toBeUndefined()
  })

  test('the vectors are of the texts as they are: `npm run meanings` makes them anew', () => {
    const stale = readdirSync(new URL('asked/', texts)).filter((name) => {
      const { asked } = read(`asked/${name}`) as { asked: Asked[] }
      return read(`meanings/asked/${name}`).of !== signOf(asked.map(textsOf))
    })
    const models = Object.entries(modelExamples(texts)).flatMap(([name, examples]) =>
      read(`meanings/models/${name}.json`).of === signOf(examples) ? [] : [name],
    )
    expect([...stale, ...models]).toEqual([])
  })
})
