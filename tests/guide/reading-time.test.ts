// The longest possible question is read quickly, because all requests share one thread.
import { expect, test } from 'vitest'
import { atlas } from '#atlas/testing/world.ts'
import { createGuideWorld } from '#features/guide/server/from-atlas/shared-world.ts'
import { newMemory } from '#features/guide/server/reading/memory.ts'
import { readTurn } from '#features/guide/server/reading/read-turn.ts'
import { longTexts, processorMs, slowness, spoiltTexts, textOf } from '../support/long-texts.ts'

const atMostMs = 200
const world = createGuideWorld({ atlas })
const today = '2026-11-21'
const everyTown = textOf(...atlas.destinations.map(({ name }) => name))

test(`F2 a message of 4,000 characters takes ${atMostMs} ms of processor at most to read, whatever it is made of`, () => {
  // What the first message of a process makes ready is not the message's.
  readTurn('3 days in Xanadu from Toronto', newMemory, { world, today })
  const slow: string[] = []
  const enough = atMostMs * slowness()
  const texts = [...new Set([...longTexts, ...spoiltTexts, everyTown])]
  for (const text of texts) {
    const read = () => void readTurn(text, newMemory, { world, today })
    const ms = processorMs(read, { enough, tries: 3 })
    if (ms > enough) slow.push(`${ms.toFixed(0)} ms for ${JSON.stringify(text.slice(0, 40))}…`)
  }
  expect(slow).toEqual([])
}, 300_000)
