import type { PdfStrip } from './pdf-document.ts'

const [spruce, glacier, ink, land] = ['#1E4D40', '#2B5F79', '#3F4B44', '#F0E9DA']
const face = 'font-family="Figtree Paper" font-weight="600"'
export const stripSize = { width: 520, height: 57 }
const [margin, radius, line] = [26, 10, 18]
/** The least distance between two marks. */
const least = 3 * radius
/** What a letter of a way's words takes, about; a way that is drawn shorter has no room for them. */
const letterWidth = 4.4

/** The place of each stop: as far apart as the ways are long, but never so near that marks touch. */
export function stripPlaces(kms: readonly number[]): readonly number[] {
  const room = stripSize.width - 2 * margin - kms.length * least
  const sum = kms.reduce((all, km) => all + km, 0) || 1
  const places = [margin]
  for (const km of kms) places.push((places.at(-1) ?? margin) + least + (room * km) / sum)
  return places
}

/** Only what our own words are made of goes into the picture. */
const plain = (word: string): string => (/^[\dA-Za-z., ]+$/.test(word) ? word : '')

/** A bed on the mark of the night. */
const bedOn = (x: number): string =>
  `<path d="M${x - 6} ${line - 4}v9M${x - 6} ${line + 3}h12v2M${x + 6} ${line + 3}v-3h-9v3M${x - 4.2} ${line - 1}h.2" fill="none" stroke="#FFFFFF" stroke-width="1.3" stroke-linecap="round"/>`

/** A day's stops in a row, as an SVG of our own making: numbers and no text from users. */
export function stripPicture({ stops }: PdfStrip): string {
  const { width, height } = stripSize
  const places = stripPlaces(stops.slice(0, -1).map(({ way }) => way?.km ?? 0))
  const words = stops.flatMap(({ way }, at) => {
    const [from = 0, to = 0] = [places[at], places[at + 1]]
    if (!way) return []
    const fitting = way.words.filter((word) => word.length * letterWidth + 6 <= to - from)
    return fitting.map(
      (word, row) =>
        `<text x="${(from + to) / 2}" y="${line + radius + 13 + row * 11}" text-anchor="middle" font-size="9" fill="${ink}" ${face}>${plain(word)}</text>`,
    )
  })
  const marks = places.map((x, at) => {
    const shape = stops[at]?.bed
      ? `<rect x="${x - radius}" y="${line - radius}" width="${2 * radius}" height="${2 * radius}" rx="4" fill="${glacier}"/>`
      : `<circle cx="${x}" cy="${line}" r="${radius}" fill="${spruce}"/>`
    const mark = stops[at]?.mark
    if (mark === undefined) return `${shape}${bedOn(x)}`
    return `${shape}<text x="${x}" y="${line + 3.6}" text-anchor="middle" font-size="10" fill="#FFFFFF" ${face}>${plain(mark)}</text>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" rx="6" fill="${land}"/>`,
    `<path d="M${places[0]} ${line}H${places.at(-1)}" fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round" stroke-dasharray="0.1 5"/>`,
    ...words,
    ...marks,
    '</svg>',
  ].join('')
}
