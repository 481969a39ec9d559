import type { Page } from 'playwright-core'

/** All but the small script that asks for them. */
export const modules = /\/assets\/(?!begin-)[^/]+\.js$/

/** Holds the modules of a page back; the result lets them come. */
export async function holdModules(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(modules, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}
