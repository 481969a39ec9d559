import type { FontCoverage } from './font-coverage.ts'
import { stripPicture } from './strip-picture.ts'
import type { PdfDocument, PdfEnd, PdfStrip, PdfRow, PdfSection } from './pdf-document.ts'
import { printableText } from './printable-text.ts'
import { shortText } from '#platform/shared/short-text.ts'

/** Longest text that the running header shows; wide characters count double. */
const runningWidth = 44
/** Room for a place at an end of a way, and for a stop's name under the strip. */
const [endRoom, stopRoom] = [20, 30]
/** Of a text that is cut afterwards. */
const endless = 9999
/** Typst refuses addresses above 8,000 characters; no honest one comes near. */
const longestLink = 2000
const narrow = 12
/** The standard refuses documents and headings without a name. */
const untitled = 'Untitled'

function shorten(text: string): string {
  let width = 0
  let kept = ''
  for (const character of text.replaceAll('\u200b', '')) {
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uff01-\uff60]/.test(character) ? 2 : 1
    if (width > runningWidth) return shortText(`${kept}${character}`, [...kept].length)
    kept += character
  }
  return kept
}

function safeLink(link: string | undefined): string | null {
  if (!link || link.length > longestLink || !URL.canParse(link)) return null
  const { protocol, href } = new URL(link)
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : null
}

/** The poster's file in the templates' folder; null for a name that could lead out of it. */
function coverOf({ cover }: PdfDocument) {
  if (!cover || !/^[a-z][a-z-]{0,40}$/.test(cover.poster)) return null
  return { file: `posters/${cover.poster}.svg`, description: cover.description }
}

/** As of the cover: "lisbon/belem-tower". */
function pictureOf({ picture }: PdfSection) {
  if (!picture || !/^[a-z-]{1,40}\/[a-z0-9-]{1,60}$/.test(picture.landmark)) return null
  const file = `landmarks/${picture.landmark.replace('/', '--')}.svg`
  return { file, description: picture.description }
}

/** Text as the template may print it. */
function printersOf(coverage: FontCoverage) {
  const line = (text: string, unbroken = 28) => printableText(text, { coverage, unbroken })
  const maybe = (text: string | undefined, unbroken?: number) =>
    text === undefined ? null : line(text, unbroken) || null
  const block = (text: string) => printableText(text, { coverage, lines: true })
  return { line, maybe, block }
}

/** A section with its rows, or its facts, and its strip. */
function sectionPrinter({ line, maybe, block }: ReturnType<typeof printersOf>) {
  const end = ({ name, words }: PdfEnd) => ({
    name: shortText(line(name, endless), endRoom) || untitled,
    words: words.map((word) => line(word, narrow + 4)),
  })
  const row = (entry: PdfRow) => ({
    mark: maybe(entry.mark, narrow),
    time: maybe(entry.time, narrow),
    kind: entry.kind,
    name: line(entry.name) || 'Unnamed',
    struck: entry.struck ?? false,
    detail: maybe(entry.detail),
    note: entry.note === undefined ? null : block(entry.note) || null,
    price: maybe(entry.price, narrow + 4),
    link: safeLink(entry.link),
    legs:
      entry.legs?.map((leg) => ({
        label: maybe(leg.label),
        from: end(leg.from),
        to: end(leg.to),
        between: line(leg.between),
      })) ?? [],
  })
  const strip = (entry: PdfStrip) => ({
    picture: stripPicture(entry),
    description: line(entry.description) || untitled,
    stops: entry.stops.map(({ name, mark, way }) => ({
      mark: maybe(mark, narrow),
      name: shortText(line(name, endless), stopRoom) || 'Unnamed',
      way: maybe(way?.words.join(', ')),
    })),
  })
  const fact = ({ label, value, link }: NonNullable<PdfSection['facts']>[number]) => ({
    label: line(label, narrow + 8),
    value: block(value),
    link: safeLink(link),
  })
  return (entry: PdfSection) => ({
    heading: line(entry.heading, narrow + 8) || untitled,
    running: shorten(line(entry.heading) || untitled),
    detail: maybe(entry.detail),
    total: maybe(entry.total, narrow + 8),
    rows: entry.rows.map(row),
    picture: pictureOf(entry),
    strip: entry.strip ? strip(entry.strip) : null,
    facts: entry.facts?.map(fact) ?? null,
    notes: entry.notes?.map((note) => line(note)) ?? [],
  })
}

/** The document as the template reads it: printable strings, `null` for absent values. */
export function printableDocument(document: PdfDocument, coverage: FontCoverage) {
  const printers = printersOf(coverage)
  const { line, maybe, block } = printers
  const amount = (entry: { label: string; amount: string }) => ({
    label: line(entry.label),
    amount: line(entry.amount, narrow + 8),
  })
  const section = sectionPrinter(printers)
  const title = line(document.title, narrow) || untitled
  return {
    title,
    /** The title without the break marks, as viewers show it in their window. */
    name: title.replaceAll('\u200b', ''),
    running: shorten(title),
    subtitle: maybe(document.subtitle),
    language: document.language,
    preparedFor: maybe(document.preparedFor, narrow + 4),
    preparedOn: line(document.preparedOn, narrow + 4),
    reference: maybe(document.reference, narrow + 4),
    sample: document.sample,
    cover: coverOf(document),
    overview: document.overview.map(({ label, value, stub = false }) => ({
      label: line(label, narrow + 4),
      value: line(value, narrow + 4),
      stub,
    })),
    sections: document.sections.map(section),
    totals: document.totals.map(amount),
    grandTotal: amount(document.grandTotal),
    remarks: document.remarks.map(block).filter((remark) => remark !== ''),
    business: {
      name: line(document.business.name),
      protectionLine: line(document.business.protectionLine),
      contactLine: line(document.business.contactLine),
    },
  }
}
