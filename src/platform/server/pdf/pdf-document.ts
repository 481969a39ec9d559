export type PdfRowKind =
  | 'hotel'
  | 'flight'
  | 'restaurant'
  | 'attraction'
  | 'activity'
  | 'property'
  | 'transport'
  | 'insurance'
  | 'other'

export interface PdfRow {
  /** Its number on the section's map. */
  readonly mark?: string
  readonly time?: string
  readonly kind: PdfRowKind
  readonly name: string
  readonly detail?: string
  /** Free text; its line breaks are kept. */
  readonly note?: string
  readonly price?: string
  /** An http, https, mailto or tel address; any other prints the name without a link. */
  readonly link?: string
}

/** A drawing of where the stops of a section lie: lengths in its own units, paths as of SVG. */
export interface PdfMap {
  readonly width: number
  readonly height: number
  /** The background. */
  readonly ground: 'land' | 'water'
  readonly shapes: readonly {
    readonly kind: 'land' | 'water' | 'park' | 'river'
    readonly path: string
    readonly width?: number
  }[]
  /** In the order of `stops`. */
  readonly marks: readonly {
    readonly x: number
    readonly y: number
    /** Kilometres from the middle, of what lies outside the frame. */
    readonly beyondKm?: number
  }[]
  readonly scale: { readonly km: number; readonly length: number }
  /** Said instead of the picture. */
  readonly description: string
  /** The stops listed beside the map, each with a description of the way to the next. */
  readonly stops: readonly { readonly name: string; readonly way?: string }[]
}

export interface PdfFact {
  readonly label: string
  readonly value: string
  /** As of a row. */
  readonly link?: string
}

export interface PdfSection {
  readonly heading: string
  readonly detail?: string
  readonly total?: string
  readonly rows: readonly PdfRow[]
  readonly map?: PdfMap
  /** Printed under the rows: what the reader should look at. */
  readonly notes?: readonly string[]
  /** Printed in place of rows. */
  readonly facts?: readonly PdfFact[]
}

export interface PdfAmount {
  readonly label: string
  readonly amount: string
}

/** A document to print. Money, dates and times arrive formatted: the template only lays out. */
export interface PdfDocument {
  readonly title: string
  readonly subtitle?: string
  readonly language: 'en'
  readonly preparedFor?: string
  readonly preparedOn: string
  readonly reference?: string
  /** Prints a line saying that sample data is among the contents. */
  readonly sample: boolean
  /** A poster under the title, by name; left out if there is none. */
  readonly cover?: { readonly poster: string; readonly description: string }
  readonly overview: readonly { readonly label: string; readonly value: string }[]
  readonly sections: readonly PdfSection[]
  readonly totals: readonly PdfAmount[]
  readonly grandTotal: PdfAmount
  readonly remarks: readonly string[]
  readonly business: {
    readonly name: string
    readonly protectionLine: string
    readonly contactLine: string
  }
}
