import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import { createAnthropicModel } from './anthropic/anthropic-model.ts'
import type { GuideModel, ModelSettings } from './guide-model.ts'
import { createOpenAiModel } from './openai/openai-model.ts'

/** What a dear model of each asks for a million tokens: a limit that is kept too early is the safer mistake. */
const models = wordTable({
  openai: { create: createOpenAiModel, cents: [250, 1500] as const },
  anthropic: { create: createAnthropicModel, cents: [500, 2500] as const },
})

/** The one place where a setting becomes a live model; none for the embedded guide. */
export function createGuideModel(
  name: string,
  { url, model, key, cents, limitName = 'max_completion_tokens' }: Partial<ModelSettings>,
): GuideModel | undefined {
  if (name === 'embedded') return undefined
  const known = models.get(name)
  if (!known) throw unknownAdapter('GUIDE_PROVIDER', name, ['embedded', ...models.keys()])
  if (!url || !model)
    throw new Error(`GUIDE_PROVIDER=${name} needs GUIDE_MODEL_URL and GUIDE_MODEL`)
  return known.create({ url, model, key: key ?? '', cents: cents ?? known.cents, limitName })
}
