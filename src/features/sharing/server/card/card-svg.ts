import type { TripCard } from '../../domain/trip-card.ts'
import { tripCardText } from '../../domain/messages.ts'

// The site's colours by day. A picture in a chat has one theme.
const tones = ['#1E4D40', '#1F6281', '#B3301D', '#84560A', '#2F6B3E']
const [paper, sunk, raised, line, ink, second] = [
  '#FAF5EB',
  '#F1E9DA',
  '#FFFDF8',
  '#DFD5C2',
  '#1B2823',
  '#4C5852',
]
const size = { width: 1200, height: 630 }
const serif = 'font-family="Fraunces Paper"'
const sans = 'font-family="Figtree Paper"'

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

/** Text for XML: half characters and those that it does not allow are left out. */
const safe = (text: string): string =>
  text
    .replaceAll(/[^\P{C}\t]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => escapes.get(sign) ?? '')

/** How wide a sign is in ems: generous, so that no line is longer than its room. */
function emsOf(sign: string): number {
  if (/[iljtfrI.,:;'’|! ()-]/.test(sign)) return 0.31
  if (/[mwMW@%—…]/.test(sign)) return 0.9
  if (/[\p{Lu}\d]/u.test(sign)) return 0.66
  return (sign.codePointAt(0) ?? 0) > 0x2e7f ? 1.05 : 0.53
}

const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + emsOf(sign), 0)

/** As much of a text as fits, in ems; cut with an ellipsis. */
export function cutTo(text: string, room: number): string {
  if (widthOf(text) <= room) return text
  const signs = [...text]
  while (signs.length > 0 && widthOf(`${signs.join('')}…`) > room) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** A text in lines of so many ems; undefined where that takes more than `most`. */
function linesOf(text: string, room: number, most: number): readonly string[] | undefined {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
    if (widthOf(word) > room) return undefined
  }
  return lines.length <= most ? lines : undefined
}

const titleSizes = [
  { font: 82, most: 1 },
  { font: 88, most: 2 },
  { font: 68, most: 2 },
  { font: 56, most: 3 },
] as const

/** The same number of lines, as even as they can be: no word stands alone. */
function evenly(text: string, room: number, lines: readonly string[]): readonly string[] {
  let best = lines
  for (let less = room - 0.5; less > 0; less -= 0.5) {
    const narrower = linesOf(text, less, lines.length)
    if (!narrower) return best
    best = narrower
  }
  return best
}

/** The title in the largest type in which it fits; a longer one is cut. */
function titleOf(text: string, width: number): { font: number; lines: readonly string[] } {
  for (const { font, most } of titleSizes) {
    const lines = linesOf(text, width / font, most)
    if (lines) return { font, lines: evenly(text, width / font, lines) }
  }
  const font = 56
  const room = width / font
  const first = cutTo(text, room * 2)
  return { font, lines: linesOf(first, room, 3) ?? [cutTo(text, room)] }
}

const leaf =
  '<g transform="translate({x} 48) scale(1.25)"><path fill="#1E4D40" d="M27.5 3.5C14 3 4.5 9 4.5 19c0 5.5 4 9.5 9.5 9.5 10 0 14.5-11 13.5-25z"/><path fill="none" stroke="#FAF5EB" stroke-width="2.4" stroke-linecap="round" d="M3 30c3-4 8-5 9-9s-1-5 2-8 6-3 8-5"/></g>'

/** The poster in its frame, and the tear beside it. */
function posterPart(poster: string): string {
  const inner = poster
    .replace(/^[^]*?<svg\b[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>[^]*?<\/title>/, '')
  const dashes = `<path d="M500 26V604" stroke="${line}" stroke-width="3" stroke-dasharray="9 9"/>`
  const notches = [0, size.height].map(
    (y) => `<circle cx="500" cy="${y}" r="20" fill="${sunk}" stroke="${line}" stroke-width="2"/>`,
  )
  return [
    `<rect x="52" y="44" width="404" height="542" rx="6" fill="${raised}" stroke="${line}" stroke-width="2"/>`,
    `<svg x="69" y="61" width="370" height="508" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice">${inner}</svg>`,
    dashes,
    ...notches,
  ].join('')
}

function dayPart(day: TripCard['days'][number], x: number, y: number, width: number): string {
  const tone = tones[(day.number - 1) % tones.length]
  return [
    `<circle cx="${x + 17}" cy="${y - 9}" r="17" fill="${tone}"/>`,
    `<text x="${x + 17}" y="${y - 2}" text-anchor="middle" font-size="19" font-weight="600" fill="${paper}" ${sans}>${day.number}</text>`,
    `<text x="${x + 48}" y="${y}" font-size="26" font-weight="600" fill="${ink}" ${sans}>${safe(cutTo(day.label, (width - 48) / 26))}</text>`,
  ].join('')
}

const daysAtMost = 5
const dayHeight = 44
/** The last line of the card may stand here. */
const lowest = 612

interface CardParts {
  /** Name of the agency. */
  readonly house: string
  /** The poster's SVG; without one the words have the whole card. */
  readonly poster: string | undefined
}

/** The card as an SVG of 1200 × 630. */
export function cardSvg(card: TripCard, { house, poster }: CardParts): string {
  const x = poster ? 548 : 96
  const width = size.width - x - 60
  const { font, lines } = titleOf(card.title, width)
  const parts: string[] = [poster ? posterPart(poster) : '', leaf.replace('{x}', String(x))]
  const say = (y: number, text: string, look: string): void => {
    parts.push(`<text x="${x}" y="${y}" ${look}>${safe(text)}</text>`)
  }
  parts.push(
    `<text x="${x + 50}" y="81" font-size="32" fill="${ink}" ${serif}>${safe(house)}</text>`,
  )
  if (card.whose !== '')
    parts.push(
      `<text x="${size.width - 60}" y="79" text-anchor="end" font-size="26" fill="${second}" ${sans}>${safe(cutTo(card.whose, 13))}</text>`,
    )
  let y = 124
  for (const text of lines) {
    y += font * 1.08
    say(y, text, `font-size="${font}" fill="${ink}" ${serif}`)
  }
  y += 58
  say(y, cutTo(card.when, width / 29), `font-size="29" fill="${second}" ${sans}`)
  y += 62
  // What does not fit is counted in the last line; one day more takes no more room than to say so.
  const room = Math.min(daysAtMost, 1 + Math.floor((lowest - y) / dayHeight))
  const shown = card.days.slice(0, card.days.length > room ? room - 1 : room)
  for (const day of shown) {
    parts.push(dayPart(day, x, y, width))
    y += dayHeight
  }
  if (card.days.length > shown.length)
    say(
      y,
      tripCardText.more(card.days.length - shown.length),
      `font-size="24" fill="${second}" ${sans}`,
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><rect width="${size.width}" height="${size.height}" fill="${paper}"/>${parts.join('')}</svg>`
}
