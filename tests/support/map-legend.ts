import type { Page } from 'playwright-core'

/** What people would call a colour such as `rgb(47, 111, 143)`. */
function colourName(fill: string): string {
  const [red = 0, green = 0, blue = 0] = (fill.match(/\d+/g) ?? []).map(Number)
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 32) return 'grey'
  if (red > green && red > blue) return 'red'
  return green > blue ? 'green' : 'blue'
}

/** The marks of the map's legend: colour and shape. */
export async function legendOf(page: Page) {
  const marks = await page
    .getByRole('list', { name: 'Legend' })
    .locator('path')
    .evaluateAll((paths) =>
      paths.map((path) => ({ fill: getComputedStyle(path).fill, d: path.getAttribute('d') })),
    )
  return marks.map(({ fill, d }) => ({ fill: colourName(fill), d }))
}
