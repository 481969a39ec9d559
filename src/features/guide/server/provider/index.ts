import type { Atlas } from '#atlas/atlas.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import { createAnthropicModel } from './anthropic/anthropic-model.ts'
import { createEmbeddedWorld } from './embedded/embedded-world.ts'
import type { GuideModel, ModelSettings } from './guide-model.ts'
import type { GuideWorld } from './guide-world.ts'
import { createOpenAiModel } from './openai/openai-model.ts'

/** The facts that every model answers from. */
export const createGuideWorld = ({ atlas }: { atlas: Atlas }): GuideWorld =>
  createEmbeddedWorld(atlas)

const models = wordTable({ openai: createOpenAiModel, anthropic: createAnthropicModel })

/** The one place where a setting becomes a live model; none for the embedded guide. */
export function createGuideModel(
  name: string,
  { url, model, key, cents }: Partial<ModelSettings> & Pick<ModelSettings, 'cents'>,
): GuideModel | undefined {
  if (name === 'embedded') return undefined
  const create = models.get(name)
  if (!create) throw unknownAdapter('GUIDE_PROVIDER', name, ['embedded', ...models.keys()])
  if (!url || !model)
    throw new Error(`GUIDE_PROVIDER=${name} needs GUIDE_MODEL_URL and GUIDE_MODEL`)
  return create({ url, model, key: key ?? '', cents })
}
