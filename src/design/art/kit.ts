/** The few shapes every picture is drawn with. Units of the 400 x 300 canvas, flat fills only. */

export type Point = readonly [number, number]

/** A seeded source of numbers in [0, 1). */
export type Dice = () => number

/** One decimal is finer than a screen shows and halves the file. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Mulberry32: the same seed gives the same numbers in every browser and on the server. */
export function dice(seed: number): Dice {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** FNV-1a over code points with a final mix, 32 bits without sign. */
export function hash(text: string): number {
  let sum = 2166136261
  for (const sign of text) {
    sum ^= sign.codePointAt(0) ?? 0
    sum = Math.imul(sum, 16777619)
  }
  sum ^= sum >>> 16
  sum = Math.imul(sum, 0x45d9f3b)
  sum ^= sum >>> 15
  sum = Math.imul(sum, 0x119de1f3)
  sum ^= sum >>> 16
  return sum >>> 0
}

const place = ([x, y]: Point): string => `${short(x)} ${short(y)}`

/** A filled path. */
export const path = (fill: string, shape: string, opacity?: number): string =>
  `<path fill="${fill}" d="${shape}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

/** A stroked path with round ends. */
export const line = (stroke: string, width: number, shape: string, opacity?: number): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${shape}"${
    opacity === undefined ? '' : ` opacity="${opacity}"`
  }/>`

export const circle = (fill: string, x: number, y: number, radius: number): string =>
  `<circle fill="${fill}" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`

/** Path data from here on: shapes to be filled together. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`

export const polygon = (points: readonly Point[]): string => `M${points.map(place).join('L')}Z`

/** Repeats a box in columns and rows: windows, columns, panes. */
export function grid(
  [x, y]: Point,
  [columns, rows]: Point,
  [stepX, stepY]: Point,
  [width, height]: Point,
): string {
  let shape = ''
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1)
      shape += box(x + column * stepX, y + row * stepY, width, height)
  return shape
}

/** A smooth open line through the points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  let shape = `M${place(first)}`
  points.slice(1).forEach((end, index) => {
    const start = points[index] ?? end
    const before = points[index - 1] ?? start
    const after = points[index + 2] ?? end
    shape += `C${place([start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6])} ${place(
      [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6],
    )} ${place(end)}`
  })
  return shape
}

/** A lying plate, a pan, a wheel. */
export const ellipse = (x: number, y: number, radiusX: number, radiusY: number): string => {
  const [across, up] = [short(radiusX), short(radiusY)]
  return `M${short(x - radiusX)} ${short(y)}a${across} ${up} 0 1 1 ${short(2 * radiusX)} 0a${across} ${up} 0 1 1 ${short(
    -2 * radiusX,
  )} 0z`
}

/** A round-headed opening standing on y. */
export const arch = (x: number, y: number, width: number, height: number): string => {
  const half = short(width / 2)
  return `M${short(x - width / 2)} ${short(y)}v${short(-(height - width / 2))}a${half} ${half} 0 0 1 ${short(
    width,
  )} 0v${short(height - width / 2)}z`
}

/** A half dome on its flat base line y. */
export const dome = (x: number, y: number, radius: number, height: number): string =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(height)} 0 0 1 ${short(2 * radius)} 0z`

/**
 * A round-headed hole standing on y: the other winding, so that it stays open in a path whose
 * outline runs clockwise (as box, polygon and arch do).
 */
export const opening = (x: number, y: number, width: number, height: number): string => {
  const half = short(width / 2)
  return `M${short(x + width / 2)} ${short(y)}v${short(-(height - width / 2))}a${half} ${half} 0 0 0 ${short(
    -width,
  )} 0v${short(height - width / 2)}z`
}
