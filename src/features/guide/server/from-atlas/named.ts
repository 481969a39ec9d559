import type { NameKind } from '../guide-world.ts'

/** A thing with its spellings; `town` is where it stands. */
export interface Named {
  readonly kind: NameKind
  readonly id: string
  readonly town?: string | undefined
  /** Of a sight: part of town, by which people name it together with its kind. */
  readonly district?: string | undefined
  readonly spellings: readonly string[]
}
