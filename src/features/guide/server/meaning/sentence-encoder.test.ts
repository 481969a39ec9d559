import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSentenceEncoder } from './sentence-encoder.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-encoder-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

async function encoderOf(worker: string) {
  const file = join(folder, 'worker.mjs')
  await writeFile(file, `import { parentPort } from 'node:worker_threads'\n${worker}`)
  const failures: unknown[] = []
  return { encoder: createSentenceEncoder(file, (error) => failures.push(error)), failures }
}

test('G6 a sentence model that hangs lets no message wait for ever, and is started anew three times', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { encoder, failures } = await encoderOf("parentPort.on('message', () => {})")
  for (const count of [1, 2, 3]) {
    const answer = encoder.encode(['Is it far?'])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await answer).toBeUndefined()
    expect(failures).toHaveLength(count)
  }
  expect(await encoder.encode(['Is it far?'])).toBeUndefined()
  expect(failures).toHaveLength(3)
  await encoder.close()
})

test('G6 one that dies over a message answers it with nothing, and the next message as ever', async () => {
  const { encoder, failures } = await encoderOf(
    "parentPort.on('message', ({ id, texts }) => { if (texts[0] === 'die') process.exit(1); parentPort.postMessage({ id, vectors: [Float32Array.of(1)] }) })",
  )
  expect(await encoder.encode(['live'])).toHaveLength(1)
  expect(await encoder.encode(['die'])).toBeUndefined()
  expect(await encoder.encode(['live'])).toHaveLength(1)
  expect(failures).toHaveLength(0)
  await encoder.close()
})
