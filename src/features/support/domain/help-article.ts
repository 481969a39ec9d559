/** One article of the knowledge base, about features of this product. */
export interface HelpArticle {
  readonly slug: string
  readonly title: string
  readonly topic: 'Planning' | 'Booking' | 'Account' | 'Before you go'
  readonly paragraphs: readonly string[]
  /** Words that people type for it and that it does not use itself. */
  readonly alsoCalled: readonly string[]
  readonly link: { readonly label: string; readonly href: string }
}
