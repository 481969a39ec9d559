import { box, dice, path, short, smooth } from './kit.ts'
import type { Dice, Point } from './kit.ts'

/** Flat roofs along the whole width, standing on `base`. */
export function skyline(fill: string, next: Dice, base: number, low: number, high: number): string {
  let shape = ''
  let x = -4
  while (x < 404) {
    const width = 16 + next() * 26
    const height = low + next() * (high - low)
    shape += box(x, base - height, width + 0.5, height + 20)
    x += width
  }
  return path(fill, shape)
}

/** Rolling hills, down to the bottom edge. */
export function ridge(fill: string, next: Dice, base: number, swing: number): string {
  const points: Point[] = []
  for (let x = -20; x <= 420; x += 44) points.push([x, base - next() * swing])
  return path(fill, `${smooth(points)}V300H-20Z`)
}

/** Broad hills with a fixed outline, only their height varies. */
export const downs = (fill: string, next: Dice): string =>
  path(
    fill,
    `M-10 300V212Q100 ${short(170 + next() * 30)} 220 206T410 ${short(190 + next() * 20)}V300Z`,
  )

/** Water to the bottom edge. */
export const sea = (fill: string, level: number): string => path(fill, `M-10 ${level}H410V300H-10Z`)

export interface Glints {
  x: number
  from: number
  to: number
  /** Width of the first and of the last bar. */
  widths: Point
  seed: number
  step?: number
}

/** Light on water: bars that widen towards the viewer. */
export function glints(fill: string, { x, from, to, widths, seed, step = 9 }: Glints): string {
  const next = dice(seed)
  let shape = ''
  for (let y = from; y < to; y += step) {
    const near = (y - from) / (to - from)
    const width = (widths[0] + (widths[1] - widths[0]) * near) * (0.55 + next() * 0.6)
    const height = 2 + 3 * near
    const left = x - width / 2 + (next() - 0.5) * width * 0.35
    shape += `M${short(left)} ${short(y)}h${short(width)}l${short(-height)} ${short(height)}h${short(
      -width + height * 2,
    )}z`
  }
  return path(fill, shape)
}
