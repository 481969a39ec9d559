/** What the build has found out about the pages that start without a network. */
export interface OfflinePlan {
  /** Changes with each build whose files differ. */
  readonly version: string
  /** Script that every document of this build starts with: by it a document of another build is known. */
  readonly entry: string
  /** Addresses of the pages, in lower case; the last is shown in place of all others. */
  readonly documents: readonly string[]
  /** Scripts, styles and fonts with their hashes in their names. */
  readonly files: readonly string[]
}

/** Caches of ours begin so; those of other scripts of this host are not touched. */
export const cachePrefix = 'wayleaf-'
