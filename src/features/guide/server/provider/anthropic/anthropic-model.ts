import { z } from 'zod'
import type { GuideModel, ModelMessage, ModelSettings } from '../guide-model.ts'
import { postJson } from '../post-json.ts'

const answerSchema = z.object({
  content: z.array(
    z.union([
      z.object({ type: z.literal('text'), text: z.string() }),
      z.object({
        type: z.literal('tool_use'),
        id: z.string(),
        name: z.string(),
        input: z.unknown(),
      }),
      z.object({ type: z.string() }),
    ]),
  ),
  usage: z.object({ input_tokens: z.int().min(0), output_tokens: z.int().min(0) }),
})

const answerTokens = 2000

function wireOf(message: ModelMessage): unknown {
  if (message.role === 'user') return { role: 'user', content: message.text }
  if (message.role === 'tools')
    return {
      role: 'user',
      content: message.results.map(({ id, text }) => ({
        type: 'tool_result',
        tool_use_id: id,
        content: text,
      })),
    }
  const text = message.text ? [{ type: 'text', text: message.text }] : []
  const calls = message.calls.map(({ id, name, args }) => ({
    type: 'tool_use',
    id,
    name,
    input: args,
  }))
  return { role: 'assistant', content: [...text, ...calls] }
}

/** Anthropic's messages. */
export const createAnthropicModel = ({ url, model, key, cents }: ModelSettings): GuideModel => ({
  source: 'anthropic',
  cents,
  answerTokens,
  async reply({ system, messages, tools }, signal) {
    const body = {
      model,
      max_tokens: answerTokens,
      system,
      messages: messages.map(wireOf),
      tools: tools.map(({ name, description, schema }) => ({
        name,
        description,
        input_schema: schema,
      })),
    }
    const headers = { 'x-api-key': key, 'anthropic-version': '2023-06-01' }
    const { content, usage } = answerSchema.parse(
      await postJson(`${url.replace(/(?<!\/)\/+$/, '')}/v1/messages`, headers, body, signal),
    )
    return {
      text: content.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n\n'),
      calls: content.flatMap((part) =>
        'name' in part ? [{ id: part.id, name: part.name, args: part.input }] : [],
      ),
      tokensIn: usage.input_tokens,
      tokensOut: usage.output_tokens,
    }
  },
})
