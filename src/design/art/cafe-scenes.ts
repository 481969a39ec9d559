import { box, circle, ellipse, grid, line, path, short } from './kit.ts'
import { lamp, leaf, yolk } from './palettes.ts'
import { bush } from './plants.ts'
import type { SceneInput } from './scene.ts'
import { awning } from './street-parts.ts'
import { sea } from './backdrops.ts'

/** Café: a large cup with steam, a croissant on its plate. */
export function cafe({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(150 + next() * 20)
  const plate = x + 138
  return [
    sea(dark, 228),
    path(shade, ellipse(x, 240, 96, 13)),
    path(wall, ellipse(x, 236, 96, 12)),
    line(wall, 10, `M${x + 58} 164q42-8 40 22t-52 32`),
    path(wall, `M${x - 68} 146h136q4 66-32 90h-72q-36-24-32-90z`),
    path(shade, `M${x + 26} 146h42q4 66-32 90h-32q26-30 22-90z`),
    path(accent, `M${x - 68} 162h136l-1.5 14h-133z`),
    path(dark, ellipse(x, 146, 68, 10)),
    path(yolk, ellipse(x, 147, 50, 5.5)),
    path(shade, ellipse(plate, 250, 72, 11)),
    path(wall, ellipse(plate, 247, 72, 10)),
    path(
      yolk,
      `M${plate - 54} 244q-6-16 12-26 20-20 42-20t42 20q18 10 12 26-14-14-28-12-26-8-52 0-14-2-28 12z`,
    ),
    line(
      middle,
      3,
      `M${plate - 34} 214q8 8 8 18M${plate - 12} 202q4 14 0 26M${plate + 12} 202q-4 14 0 26M${plate + 34} 214q-8 8-8 18`,
    ),
    line(wall, 5, [-28, 0, 28].map((dx) => `M${x + dx} 128q-13-17 0-32t0-32`).join(''), 0.75),
  ].join('')
}

/** Street-food cart: striped roof, pots in steam, one spoked wheel. */
export function cart({ inks, next }: SceneInput): string {
  const { middle, wall, shade, dark, accent } = inks
  const x = Math.round(92 + next() * 24)
  const spokes = [0, 1, 2, 3].map((spoke) => {
    const angle = (spoke * Math.PI) / 4
    const [across, down] = [Math.cos(angle) * 28, Math.sin(angle) * 28]
    return `M${short(x + 150 - across)} ${short(234 - down)}L${short(x + 150 + across)} ${short(234 + down)}`
  })
  const bulbs = [0, 1, 2, 3, 4, 5].map((bulb) => circle(lamp, x + 20 + bulb * 32, 130, 4.5))
  return [
    path(dark, box(x + 4, 100, 5, 84) + box(x + 191, 100, 5, 84)),
    path(dark, `${box(x + 24, 158, 56, 24)}${box(x + 20, 152, 64, 7)}`),
    path(middle, `${box(x + 94, 146, 44, 36)}${box(x + 90, 140, 52, 7)}${box(x + 112, 134, 8, 7)}`),
    path(yolk, [150, 163, 176].map((dx) => ellipse(x + dx, 176, 8, 7)).join('')),
    path(accent, [156, 170].map((dx) => ellipse(x + dx, 166, 8, 7)).join('')),
    bush(leaf[1], [x + 52, 156], [52, 18], 5),
    path(wall, box(x - 6, 180, 212, 52)),
    path(shade, box(x - 6, 180, 212, 6) + box(x + 150, 186, 56, 46)),
    path(accent, box(x - 6, 222, 212, 10)),
    path(dark, grid([x + 8, 194], [4, 1], [26, 1], [17, 20])),
    path(dark, `M${x - 16} 102l26-34h180l26 34z`),
    awning([accent, wall], [x - 16, 102], [232, 14], 14),
    ...bulbs,
    path(dark, `M${x - 6} 186l-44-8v6l44 10zM${x + 12} 232h7l-4 32h-7z`),
    circle(dark, x + 150, 234, 31),
    circle(wall, x + 150, 234, 25),
    line(dark, 3, spokes.join('')),
    circle(accent, x + 150, 234, 7),
    line(wall, 5, `M${x + 40} 146q-10-12 0-22M${x + 62} 146q-10-12 0-22`, 0.75),
    path(shade, `M${x + 236} 262v-30h34v30zM${x + 230} 226h46v7h-46z`),
  ].join('')
}
