/** Error codes of a full disk, of PostgreSQL and of the file system. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Deeper than any chain of causes that is not a circle. */
const causesAtMost = 8

/** Whether a failure comes from a disk that is full, however often it has been wrapped. */
export function isFullDisk(failure: unknown): boolean {
  let at = failure
  for (let depth = 0; depth < causesAtMost && at instanceof Error; depth++) {
    if ('code' in at && fullCodes.has(String(at.code))) return true
    at = at.cause
  }
  return false
}

/** Remembers, in this process, that something could not be stored for want of room. */
export interface StorageWatch {
  note(failure: unknown): void
  /** Whether a full disk was met lately. */
  isFull(): boolean
}

/** Writes are frequent: without an error for this long, the disk has room again. */
const lately = 5 * 60_000

export function createStorageWatch(now: () => number = Date.now): StorageWatch {
  let metAt = -Infinity
  return {
    note(failure) {
      if (isFullDisk(failure)) metAt = now()
    },
    isFull: () => now() - metAt < lately,
  }
}
