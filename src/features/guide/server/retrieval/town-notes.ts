import towns from '../../texts/towns.json' with { type: 'json' }

/** What is generally known of a town: how one gets in and around, what people see, and where they go for a day. */
export interface TownNote {
  readonly slug: string
  readonly iata: string | null
  readonly ways: readonly {
    readonly by: string
    /** One figure or a span. */
    readonly minutes: readonly number[]
    readonly name?: string
  }[]
  readonly night: string | null
  readonly transit: string | null
  readonly car: string | null
  readonly apps: string | null
  readonly top?: readonly { readonly name: string; readonly kind: string }[]
  /** Minutes each way, mostly by train. */
  readonly trips?: readonly { readonly name: string; readonly minutes: number }[]
}

export const townNotes: readonly TownNote[] = towns
const bySlug = new Map(townNotes.map((one) => [one.slug, one]))

export const townNote = (slug: string): TownNote | undefined => bySlug.get(slug)

export const townNotesSource = {
  name: 'Wayleaf’s notes',
  date: '2026-11-24',
  kind: 'general knowledge',
} as const
