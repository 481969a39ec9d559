import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AnswerExtras } from '../contract/guide.contract.ts'
import type { Talk } from './answers/talk.ts'

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    guide_messages: GuideMessagesTable
    guide_model_days: GuideModelDaysTable
    guide_talks: GuideTalksTable
    guide_usage: GuideUsageTable
    guide_visitors: GuideVisitorsTable
  }
}

interface GuideMessagesTable {
  id: string
  owner_id: string
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

interface GuideTalksTable {
  /** 'account:' and its id, or 'visitor:' and the hash of the cookie. */
  speaker: string
  talk: JSONColumnType<Talk, string, string>
  updated_at: Generated<Date>
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
