export interface Town {
  readonly slug: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  /** Of its sights, around its centre. */
  readonly radiusKm: number
}

/** Town by id or name. */
export type Towns = (idOrName: string) => Town | undefined
