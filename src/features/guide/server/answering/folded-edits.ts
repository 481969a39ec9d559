import type { StoredEdit } from '../reading/memory.ts'

/** What is moved after it has come in, or moved twice, is one change. */
export function folded(edits: readonly StoredEdit[], reasons: readonly string[]) {
  const all: { edit: StoredEdit; reason: string }[] = []
  for (const [at, edit] of edits.entries()) {
    const before =
      edit.op === 'move'
        ? all.find(
            ({ edit: one }) =>
              (one.op === 'move' && one.itemId === edit.itemId) ||
              (one.op !== 'move' && one.write?.id === edit.itemId),
          )
        : undefined
    if (edit.op === 'move' && before && before.edit.write)
      before.edit = {
        ...before.edit,
        day: edit.day,
        write: { ...before.edit.write, ...edit.write },
      } as StoredEdit
    else all.push({ edit, reason: reasons[at] ?? '' })
  }
  return all
}
