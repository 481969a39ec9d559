import { box, dice, path, polygon, short } from './kit.ts'
import type { Point } from './kit.ts'

/** A bush or a crown: overlapping discs on a flat base, standing on y. */
export function bush(fill: string, [x, y]: Point, [width, height]: Point, seed: number): string {
  const next = dice(seed)
  const count = Math.max(4, Math.round(width / (height * 0.55)))
  let shape = ''
  for (let index = 0; index < count; index += 1) {
    const along = (index + 0.5) / count
    const swell = 1 - Math.abs(along - 0.5) * 1.5
    const radius = height * (0.34 + 0.3 * swell) * (0.85 + next() * 0.3)
    const r = short(radius)
    const top = y - height * (0.12 + 0.38 * swell)
    shape += `M${short(x - width / 2 + width * along - radius)} ${short(top)}a${r} ${r} 0 1 1 ${short(
      2 * radius,
    )} 0a${r} ${r} 0 1 1 ${short(-2 * radius)} 0z`
  }
  const foot = `M${short(x - width / 2)} ${short(y)}q${short(width * 0.1)} ${short(-height * 0.5)} ${short(
    width * 0.5,
  )} ${short(-height * 0.5)}t${short(width * 0.5)} ${short(height * 0.5)}z`
  return path(fill, shape + foot)
}

/** A street tree on y: a thin trunk under a round crown. */
export const tree = (
  [crown, trunk]: readonly [string, string],
  [x, y]: Point,
  height: number,
  seed: number,
): string =>
  path(trunk, box(x - 2, y - height * 0.5, 4, height * 0.5)) +
  bush(crown, [x, y - height * 0.28], [height * 0.62, height * 0.72], seed)

/** Path data of a spruce: four stacked skirts on y. */
export function spruce(x: number, y: number, height: number): string {
  const width = height * 0.42
  const tiers = 4
  const left: Point[] = []
  const right: Point[] = []
  for (let tier = 1; tier <= tiers; tier += 1) {
    const reach = (width / 2) * (tier / tiers) ** 0.9
    const level = y - height + (height * tier) / tiers
    left.push([x - reach, level])
    right.unshift([x + reach, level])
    if (tier < tiers) {
      left.push([x - reach * 0.55, level - height * 0.02])
      right.unshift([x + reach * 0.55, level - height * 0.02])
    }
  }
  return polygon([[x, y - height], ...left, ...right])
}

const fronds: readonly Point[] = [
  [-165, 1],
  [-135, 0.9],
  [-95, 0.75],
  [-50, 0.9],
  [-15, 1],
  [15, 0.7],
  [165, 0.7],
]

/** Path data of a palm on y. */
export function palm(x: number, y: number, height: number): string {
  let shape = `M${short(x - 2)} ${short(y)}q3 ${short(-height / 2)} 2 ${short(-height)}h3q1 ${short(
    height / 2,
  )} 1 ${short(height)}z`
  for (const [degrees, share] of fronds) {
    const angle = (degrees * Math.PI) / 180
    const reach = height * 0.42 * share
    const [aside, down] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    const root = `${short(x)} ${short(y - height)}`
    const tip = `${short(x + aside)} ${short(y - height + down * 0.7 + reach * 0.36)}`
    const above = `${short(x + aside * 0.5)} ${short(y - height + down * 0.6 - 9)}`
    const below = `${short(x + aside * 0.5)} ${short(y - height + down * 0.6 + 2)}`
    shape += `M${root}Q${above} ${tip}Q${below} ${short(x)} ${short(y - height + 4)}z`
  }
  return shape
}
