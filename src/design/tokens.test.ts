import { expect, test, vi } from 'vitest'

// Vitest empties style sheets, also those asked for as ?raw, and the web project knows no Node types.
const files = await vi.importActual<{ readFileSync: (path: URL, encoding: 'utf8') => string }>(
  'node:fs',
)
const css = files.readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Tokens = Readonly<Record<string, string>>

const hexes = (block: string): Tokens =>
  Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )

const between = (from: string, to: string): string =>
  css.slice(css.indexOf(from), css.indexOf(to, css.indexOf(from)))

const light = hexes(between(':root {', '@media'))
const system = between(":root:not([data-theme='light'])", '\n}\n')
const chosen = between(":root[data-theme='dark']", '\n}\n')
const dark = { ...light, ...hexes(chosen) }

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(tokens: Tokens, over: string, ground: string): number {
  const [a, b] = [tokens[over], tokens[ground]]
  if (!a || !b) throw new Error(`No colour for ${over} on ${ground}`)
  const [bright = 1, dim = 0] = [luminance(a), luminance(b)].toSorted((p, q) => q - p)
  return (bright + 0.05) / (dim + 0.05)
}

const text = 4.5
const control = 3

const pairs: ReadonlyArray<readonly [string, string, number]> = [
  ['ink', 'paper', text],
  ['ink', 'raised', text],
  ['ink', 'sunk', text],
  ['ink-2', 'paper', text],
  ['ink-2', 'raised', text],
  ['ink-2', 'sunk', text],
  ['ink-2', 'spruce-wash', text],
  ['spruce', 'paper', text],
  ['spruce', 'raised', text],
  ['spruce', 'sunk', text],
  ['spruce', 'spruce-wash', text],
  ['ink', 'spruce-wash', text],
  ['on-spruce', 'spruce', text],
  ['maple', 'paper', text],
  ['maple', 'raised', text],
  ['maple', 'sunk', text],
  ['maple', 'maple-wash', text],
  ['ink', 'maple-wash', text],
  ['on-maple', 'maple', text],
  ['glacier', 'paper', text],
  ['glacier', 'raised', text],
  ['glacier', 'glacier-wash', text],
  ['ink', 'glacier-wash', text],
  ['amber', 'paper', text],
  ['amber', 'amber-wash', text],
  ['ink', 'amber-wash', text],
  ['moss', 'paper', text],
  ['moss', 'raised', text],
  ['moss', 'sunk', text],
  ['paper', 'ink', text],
  ['cream', 'spruce-deep', text],
  ['sage', 'spruce-deep', text],
  ['spruce-deep', 'cream', text],
  ['edge', 'paper', control],
  ['edge', 'raised', control],
  ['edge', 'sunk', control],
  ['star', 'raised', control],
  ['star', 'paper', control],
  ['glacier', 'sunk', control],
]

test.each(pairs)('%s on %s keeps a contrast of %d in light and dark', (over, ground, least) => {
  expect(contrast(light, over, ground)).toBeGreaterThanOrEqual(least)
  expect(contrast(dark, over, ground)).toBeGreaterThanOrEqual(least)
})

const lines = (block: string): string[] =>
  block
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line.startsWith('--') || line.startsWith('color-scheme'))

test('dark by choice and dark by the system are the same dark', () => {
  expect(lines(chosen).length).toBeGreaterThan(25)
  expect(lines(system)).toEqual(lines(chosen))
})

test('every light colour but the text of the deep band has a dark one', () => {
  const kept = Object.keys(light).filter((name) => !(name in hexes(chosen)))
  expect(kept).toEqual(['cream', 'sage'])
})
