import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GuideModel, ModelQuestion } from '#features/guide/server/provider/guide-model.ts'
import { createGuideModel } from '#features/guide/server/provider/index.ts'
import { type ContractFront, startContractFront } from './contract-front.ts'

/** A talk with all that a model is ever sent: tools, their calls and their results. */
const question: ModelQuestion = {
  system: 'You advise travellers.',
  messages: [
    { role: 'user', text: 'What is Rome like in May?' },
    {
      role: 'assistant',
      text: 'Let me look.',
      calls: [{ id: 'call_1', name: 'weather', args: { destination: 'rome', month: 5 } }],
    },
    { role: 'tools', results: [{ id: 'call_1', text: '{"highC":23}' }] },
  ],
  tools: [
    {
      name: 'weather',
      description: 'What the weather is like in a month',
      schema: {
        type: 'object',
        properties: { destination: { type: 'string' }, month: { type: 'integer' } },
        required: ['destination', 'month'],
        additionalProperties: false,
      },
    },
  ],
}

describe.each([
  ['openai', '/v1', /^POST \/v1\/chat\/completions$/, [429]],
  ['anthropic', '', /^POST \/v1\/messages$/, [401, 429, 500]],
] as const)('GUIDE-10 the contract of %s', (mount, path, line, refusals) => {
  const signal = AbortSignal.timeout(60_000)
  let front: ContractFront
  let model: GuideModel | undefined
  beforeAll(async () => {
    front = await startContractFront(mount)
    model = createGuideModel(mount, {
      url: `${front.url}${path}`,
      model: 'm-1',
      key: 'sk-1',
      cents: [300, 1500],
    })
  })
  beforeEach(() => {
    front.exchanges.splice(0)
    delete front.prefer.code
  })
  afterAll(() => front.close())

  test('takes a talk with tools, and its answer is one', async () => {
    const reply = await model?.reply(question, signal)
    expect(front.exchanges).toEqual([
      { line: expect.stringMatching(line), status: 200, errors: [] },
    ])
    expect(`${reply?.text}${reply?.calls.map(({ name }) => name).join('')}`).not.toBe('')
    expect(reply?.tokensIn).toBeGreaterThan(0)
    expect(reply?.tokensOut).toBeGreaterThan(0)
  })

  test('takes a first question without tools', async () => {
    await model?.reply({ ...question, messages: question.messages.slice(0, 1), tools: [] }, signal)
    expect(front.exchanges).toMatchObject([{ status: 200, errors: [] }])
  })

  test.each(refusals)('a refusal with %i is a failure', async (code) => {
    front.prefer.code = code
    await expect(model?.reply(question, signal)).rejects.toThrow(String(code))
    expect(front.exchanges).toMatchObject([{ status: code }])
  })
})
