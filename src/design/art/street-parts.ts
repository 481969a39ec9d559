import { box, circle, path, short } from './kit.ts'
import type { Point } from './kit.ts'
import { lamp } from './palettes.ts'
import type { Inks } from './palettes.ts'

/** A striped awning with a scalloped hem; its two colours take turns. */
export function awning(
  [one, other]: readonly [string, string],
  [x, y]: Point,
  [width, height]: Point,
  stripes: number,
): string {
  const step = width / stripes
  let [odd, even] = ['', '']
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const half = short(step / 2)
    const shape = `M${short(x + stripe * step)} ${y}h${short(step)}v${height}a${half} ${half} 0 0 1 ${short(-step)} 0z`
    if (stripe % 2 === 1) odd += shape
    else even += shape
  }
  return path(one, even) + path(other, odd)
}

/** Round paper lanterns hung at the given places. */
export const lanterns = ({ accent, dark }: Inks, places: readonly number[], y: number): string =>
  places
    .map(
      (x) =>
        circle(accent, x, y, 8) + path(dark, box(x - 4, y - 9, 8, 2) + box(x - 4, y + 7, 8, 2)),
    )
    .join('')

/** A street lamp standing on y. */
export const lampPost = (colour: string, [x, y]: Point, height: number): string =>
  path(
    colour,
    box(x - 1.5, y - height, 3, height) +
      box(x - 5, y - 4, 10, 4) +
      `M${short(x - 8)} ${short(y - height - 12)}l8-7 8 7z`,
  ) + path(lamp, `M${short(x - 6)} ${short(y - height - 12)}h12l-3 13h-6z`)
