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
  /** What a day holds beside its items: an arrival, a check-out. */
  | 'way'

/** One end of a flight's way or of a stay: what stands large, and what under it. */
export interface PdfEnd {
  readonly name: string
  readonly words: readonly string[]
}

/** From one end to the other: "YYZ" to "LIS", the first night to the last morning. */
export interface PdfLeg {
  readonly label?: string
  readonly from: PdfEnd
  readonly to: PdfEnd
  readonly between: string
}

export interface PdfRow {
  /** Its number on the section's map. */
  readonly mark?: string
  readonly time?: string
  readonly kind: PdfRowKind
  readonly name: string
  /** Cancelled: the name is struck through. */
  readonly struck?: boolean
  readonly detail?: string
  /** Free text; its line breaks are kept. */
  readonly note?: string
  readonly price?: string
  /** An http, https, mailto or tel address; any other prints the name without a link. */
  readonly link?: string
  /** Drawn as a stub with the price behind its tear, in place of a row. */
  readonly legs?: readonly PdfLeg[]
}

/** The stops of a day in a row, as far apart as the ways between them are long. */
export interface PdfStrip {
  /** Said instead of the picture. */
  readonly description: string
  /** Each way in words stands in the row of the stop that it leaves. */
  readonly stops: readonly {
    readonly name: string
    /** Its number in the list below; none where the night is. */
    readonly mark?: string | undefined
    /** Where the night is. */
    readonly bed?: boolean | undefined
    /** To the next: its length, and that and how long it takes in words. */
    readonly way?: { readonly km: number; readonly words: readonly string[] } | undefined
  }[]
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
  /** The drawing of a sight beside the heading, by its id; left out if there is none. */
  readonly picture?: { readonly landmark: string; readonly description: string }
  readonly strip?: PdfStrip
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
  /** What the ticket at the head says; `stub`: on its stub, the first of them large. */
  readonly overview: readonly {
    readonly label: string
    readonly value: string
    readonly stub?: boolean
  }[]
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
