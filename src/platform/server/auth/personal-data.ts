import type { Db } from '../db/tables.ts'

/** The account that a copy or an erasure of personal data is for. */
export interface DataOwner {
  readonly userId: string
  /** In lower case once verified, else null: anyone can type a stranger's address. */
  readonly provedEmail: string | null
}

/**
 * Port, filled by everything that keeps something about people: what it keeps of one of them. The
 * handle is a transaction over all of them, so that a copy is of one moment and nothing is half gone.
 */
export interface PersonalData {
  /** Its key in a copy of all data. */
  readonly name: string
  /** All stored personal data as JSON, also what no page shows. */
  read(db: Db, owner: DataOwner): Promise<unknown>
  /** Why the account cannot be erased yet, as a sentence for the person; nothing when it can. */
  holdsBack?(db: Db, owner: DataOwner): Promise<string | undefined>
  /** Erases it for good. Nothing to erase is no fault. */
  erase(db: Db, owner: DataOwner): Promise<void>
}
