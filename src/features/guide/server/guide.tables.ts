import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AnswerExtras } from '../contract/guide.contract.ts'
import type { Memory } from './reading/memory.ts'
import type { Applied, KeptProposal } from './proposals.store.ts'

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    guide_conversations: GuideConversationsTable
    guide_messages: GuideMessagesTable
    guide_model_days: GuideModelDaysTable
    guide_proposals: GuideProposalsTable
    guide_usage: GuideUsageTable
    guide_visitors: GuideVisitorsTable
  }
}

interface GuideConversationsTable {
  id: string
  /** 'account:' and its id, or 'visitor:' and the hash of the cookie. */
  speaker: string
  title: Generated<string>
  itinerary_id: string | null
  memory: JSONColumnType<Memory, string, string> | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface GuideMessagesTable {
  id: string
  owner_id: string
  conversation_id: string | null
  position: GeneratedAlways<number>
  role: 'user' | 'assistant'
  content: string
  extra: JSONColumnType<AnswerExtras, string, string> | null
  created_at: Generated<Date>
}

interface GuideModelDaysTable {
  /** Of the office. */
  day: string
  used_microcents: Generated<number>
  held_microcents: Generated<number>
  reached_at: Date | null
}

interface GuideProposalsTable {
  id: string
  speaker: string
  conversation_id: string
  proposal: JSONColumnType<KeptProposal, string, string>
  applied: JSONColumnType<Applied, string, string> | null
  created_at: Generated<Date>
}

interface GuideUsageTable {
  owner_id: string
  month_year: string
  used: number
  tokens: Generated<number>
  cost_cents: Generated<number>
}

interface GuideVisitorsTable {
  token_hash: string
  used: number
  updated_at: Generated<Date>
}
