import type { Generated, JSONColumnType } from 'kysely'

declare module '../db/tables.ts' {
  interface Tables {
    letters: LettersTable
    stopped_letters: StoppedLettersTable
  }
}

interface StoppedLettersTable {
  receiver_key: string
  stopped_at: Generated<Date>
}

interface LettersTable {
  /** Also the first half of the Message-ID. */
  id: Generated<string>
  /** Which letter it is: the name of what writes it. */
  kind: string
  receiver: string
  data: JSONColumnType<object, string, string>
  state: Generated<'waiting' | 'sent' | 'failed'>
  /** How often it was tried without success. */
  attempts: Generated<number>
  /** Why it was not taken, the last time. It names no address. */
  fault: string | null
  due_at: Generated<Date>
  useless_at: Date | null
  created_at: Generated<Date>
  settled_at: Date | null
}
