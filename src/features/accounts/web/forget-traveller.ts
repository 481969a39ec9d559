import { hasHint } from '#platform/web/hint.ts'
import { forgetAnswers } from '#platform/web/kept-answers.ts'
import { clearOwnedDraft, removeStored } from '#platform/web/storage.ts'

/** After a log-out that worked the own draft goes too, and the trips that were kept; after one that failed everything is as it was. */
export function forgetTraveller(leavingKey: string): void {
  removeStored(leavingKey)
  if (hasHint()) return
  clearOwnedDraft()
  void forgetAnswers()
}
