/** Where a part of the atlas comes from: what the page about our data says. */
export interface DataSource {
  readonly what: string
  /** `package`: open data; `general knowledge`: written by us from facts; `invented`: samples. */
  readonly kind: 'package' | 'general knowledge' | 'invented'
  /** The name to credit, and its licence. */
  readonly credit: string
  readonly licence: string
  readonly link: string | null
  /** Its “as of” date; for a package without one, its version. */
  readonly asOf: string
  /** What in it is no fact but an estimate, or may have changed, in a sentence. */
  readonly estimated: string | null
  readonly rows: number
}
