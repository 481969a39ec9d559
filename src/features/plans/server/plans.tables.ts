import type { Generated, JSONColumnType } from 'kysely'
import type { Plan } from '../domain/proposed-plan.ts'

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    plans: PlansTable
  }
}

interface PlansTable {
  /** Of the question and the day on which it was asked. */
  id: string
  plan: JSONColumnType<Plan, string, string>
  made_at: Generated<Date>
}
