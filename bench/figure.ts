/** One measured thing, as a row of its part's table. */
export interface Figure {
  readonly name: string
  readonly measured: string
  /** Absent where nothing was promised: the figure is for information. */
  readonly goal?: string
  readonly peers?: string
  readonly reached?: boolean
  /** A failure of this figure fails the run. */
  readonly blocking?: boolean
}

export interface Measurement {
  readonly figures: readonly Figure[]
  /** What a reader must know to read the figures. */
  readonly notes: readonly string[]
}
