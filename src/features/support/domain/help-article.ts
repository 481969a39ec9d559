/** One answer of the knowledge base: our own words about what is built here. */
export interface HelpArticle {
  readonly slug: string
  readonly title: string
  readonly topic: 'Planning' | 'Booking' | 'Account' | 'Before you go'
  readonly paragraphs: readonly string[]
  /** Words that people type for it and that it does not use itself. */
  readonly alsoCalled: readonly string[]
  readonly link: { readonly label: string; readonly href: string }
}
