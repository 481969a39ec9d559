import { createClient, type OutputOf } from '#platform/web/api-client.ts'
import type { guideContract } from '../contract/guide.contract.ts'
import { guideRoutes } from '../contract/guide.routes.ts'

type Contract = typeof guideContract

export const guideApi = createClient<Contract>(guideRoutes, {
  service: 'guide',
  handles: ['conversation-limit', 'advice-tier', 'rate-limited'],
})

type Operations = Contract['operations']
export type SentView = OutputOf<Operations['sendMessage']>
export type MessageView = OutputOf<Operations['readHistory']>['messages'][number]
export type UsageView = OutputOf<Operations['readUsage']>
export type PlanView = NonNullable<SentView['plan']>
export type PlanItemView = PlanView['days'][number]['items'][number]
