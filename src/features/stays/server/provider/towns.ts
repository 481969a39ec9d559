export interface Town {
  readonly slug: string
  readonly name: string
  readonly lat: number
  readonly lng: number
  /** Of its sights and hotels, around its centre. */
  readonly radiusKm: number
  readonly timeZone: string
}

/** Where a place is that a traveller names. */
export interface Towns {
  /** The town meant by free text. */
  resolve(text: string): Town | undefined
  /** The town of an id. */
  get(id: string): Town | undefined
}
