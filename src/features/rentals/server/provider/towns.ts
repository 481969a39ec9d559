export interface Town {
  readonly slug: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  /** Of its sights, around its centre. */
  readonly radiusKm: number
}

/** The town of an id, or the one that a name means. */
export type Towns = (idOrName: string) => Town | undefined
