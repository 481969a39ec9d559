import { z } from 'zod'
import type { GuideModel, ModelMessage, ModelSettings } from '../guide-model.ts'
import { postJson } from '../post-json.ts'

const answerSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                id: z.string(),
                function: z.object({ name: z.string(), arguments: z.string() }),
              }),
            )
            .nullish(),
        }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) }).nullish(),
})

/** What a model thinks before it answers counts as its answer. */
const answerTokens = 4000

/** Arguments that are no JSON are given on as they are: the tool's schema refuses them. */
function argumentsOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Refused by the schema, in words that the model can read.
    return text
  }
}

function wireOf(message: ModelMessage): readonly unknown[] {
  if (message.role === 'user') return [{ role: 'user', content: message.text }]
  if (message.role === 'tools')
    return message.results.map(({ id, text }) => ({
      role: 'tool',
      tool_call_id: id,
      content: text,
    }))
  const tool_calls = message.calls.map(({ id, name, args }) => ({
    id,
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  }))
  return [
    { role: 'assistant', content: message.text, ...(tool_calls.length > 0 ? { tool_calls } : {}) },
  ]
}

/** Any endpoint that speaks OpenAI's chat completions. */
export const createOpenAiModel = ({
  url,
  model,
  key,
  cents,
  limitName,
}: ModelSettings): GuideModel => ({
  source: 'openai',
  cents,
  answerTokens,
  async reply({ system, messages, tools }, signal) {
    const body = {
      model,
      [limitName]: answerTokens,
      messages: [{ role: 'system', content: system }, ...messages.flatMap(wireOf)],
      tools: tools.map(({ name, description, schema }) => ({
        type: 'function',
        function: { name, description, parameters: schema },
      })),
    }
    const headers = { authorization: `Bearer ${key}` }
    const answer = answerSchema.parse(
      await postJson(`${url.replace(/(?<!\/)\/+$/, '')}/chat/completions`, headers, body, signal),
    )
    const said = answer.choices[0]?.message
    return {
      text: said?.content ?? '',
      calls: (said?.tool_calls ?? []).map(({ id, function: { name, arguments: text } }) => ({
        id,
        name,
        args: argumentsOf(text),
      })),
      tokensIn: answer.usage?.prompt_tokens ?? 0,
      tokensOut: answer.usage?.completion_tokens ?? 0,
    }
  },
})
