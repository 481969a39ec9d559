import type { PdfMap } from './pdf-document.ts'

// The site's map colours by day, and its ink: paper has no night.
const colours = { land: '#EDE6D3', water: '#BCD6DF', park: '#CBDABB' }
const [spruce, ink, edge] = ['#1E4D40', '#1B2823', '#857B68']
const face = 'font-family="Figtree Paper" font-weight="600"'
const radius = 11

/** Only what draws lines: a path goes into the picture as it is. */
const isPath = (path: string): boolean => /^[MLZ0-9 .-]+$/.test(path)

function shapeOf({ kind, path, width }: PdfMap['shapes'][number]): string {
  if (!isPath(path)) return ''
  if (kind !== 'river') return `<path d="${path}" fill="${colours[kind]}"/>`
  const line = `stroke-width="${Number(width ?? 3)}" stroke-linecap="round" stroke-linejoin="round"`
  return `<path d="${path}" fill="none" stroke="${colours.water}" ${line}/>`
}

function markOf({ x, y, beyondKm }: PdfMap['marks'][number], at: number): string {
  const [fill, text] = beyondKm === undefined ? [spruce, '#FFFFFF'] : ['#FFFFFF', spruce]
  const size = at < 99 ? 11 : 8.5
  return (
    `<circle cx="${Number(x)}" cy="${Number(y)}" r="${radius}" fill="${fill}" stroke="${spruce}" stroke-width="1.5"/>` +
    `<text x="${Number(x)}" y="${Number(y) + 4}" text-anchor="middle" font-size="${size}" fill="${text}" ${face}>${at + 1}</text>`
  )
}

/** The way from mark to mark, under the marks. */
function wayOf(marks: PdfMap['marks']): string {
  if (marks.length < 2) return ''
  const path = marks.map(({ x, y }) => `${Number(x)} ${Number(y)}`).join('L')
  return `<path d="M${path}" fill="none" stroke="${spruce}" stroke-width="1.5" stroke-dasharray="4 3"/>`
}

function scaleOf({ height, scale: { km, length } }: PdfMap): string {
  const y = height - 12
  const words = km < 1 ? `${Math.round(km * 1000)} m` : `${Number(km)} km`
  return (
    `<path d="M14 ${y - 5}v5h${Number(length)}v-5" fill="none" stroke="${ink}" stroke-width="1.5"/>` +
    `<text x="${22 + Number(length)}" y="${y}" font-size="10.5" fill="${ink}" ${face}>${words}</text>`
  )
}

/** The map as an SVG of our own making: numbers, checked paths and no text from users. */
export function mapPicture(map: PdfMap): string {
  const { width, height, ground, shapes, marks } = map
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Number(width)} ${Number(height)}">`,
    `<rect width="${Number(width)}" height="${Number(height)}" fill="${colours[ground]}"/>`,
    ...shapes.map(shapeOf),
    wayOf(marks),
    ...marks.map(markOf),
    scaleOf(map),
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${edge}" stroke-opacity="0.5"/>`,
    '</svg>',
  ].join('')
}
