import { hasHint } from '#platform/web/hint.ts'
import { clearOwnedDraft, removeStored } from '#platform/web/storage.ts'

/** After a log-out that worked the own draft goes too; after one that failed everything is as it was. */
export function forgetTraveller(leavingKey: string): void {
  removeStored(leavingKey)
  if (!hasHint()) clearOwnedDraft()
}
