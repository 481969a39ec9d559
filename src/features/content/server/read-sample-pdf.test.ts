import { expect, test, vi } from 'vitest'
import { PdfError } from '#platform/server/pdf/pdf-error.ts'
import type { SampleFacts } from './sample-facts.ts'
import { createSamplePdfReader } from './read-sample-pdf.ts'

const content: SampleFacts = {
  stop: () => ({ name: 'A place', district: 'Town', priceCad: 10, minutes: 60, sample: false }),
  hotel: () => ({ name: 'A hotel', district: 'Town', nightCad: 100 }),
}
const business = { name: 'W', protectionLine: 'P', contactLine: 'C' }

function reader(render: () => Promise<Uint8Array>, now = () => new Date('2026-11-21T10:00:00Z')) {
  return createSamplePdfReader({
    content,
    business,
    clock: { now },
    pdf: { prepare: () => undefined, render, close: async () => undefined },
  })
}

test('HOME-07 each is made once a day', async () => {
  let today = '2026-11-21T10:00:00Z'
  const render = vi.fn(async () => new Uint8Array([1]))
  const read = reader(render, () => new Date(today))
  await Promise.all([read('paris'), read('paris'), read('bali')])
  expect(render).toHaveBeenCalledTimes(2)
  today = '2026-11-22T10:00:00Z'
  await read('paris')
  expect(render).toHaveBeenCalledTimes(3)
})

test.each([
  ['failed', 'pdf-failed'],
  ['busy', 'unavailable'],
] as const)(
  'HOME-07 a renderer that is %s is answered with %s, and asked again',
  async (code, expected) => {
    const render = vi
      .fn<() => Promise<Uint8Array>>()
      .mockRejectedValueOnce(new PdfError(code))
      .mockResolvedValue(new Uint8Array([7]))
    const read = reader(render)
    await expect(read('tokyo')).rejects.toMatchObject({ code: expected })
    expect((await read('tokyo')).bytes).toEqual(new Uint8Array([7]))
  },
)
