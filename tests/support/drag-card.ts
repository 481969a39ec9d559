import type { Locator, Page } from 'playwright-core'

async function middleOf(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox()
  if (!box) throw new Error('Not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export type Hand = 'mouse' | 'finger'

/** Drags by a mouse, or by a finger that first holds still, from the words of a card onto another. */
export async function drag(page: Page, hand: Hand, from: Locator, to: Locator): Promise<void> {
  // Away from the edges, where the board scrolls by itself.
  await from.evaluate((card) => card.scrollIntoView({ block: 'center', inline: 'nearest' }))
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const steps = Array.from({ length: 8 }, (_, at) => ({
    x: start.x + ((end.x - start.x) * (at + 1)) / 8,
    y: start.y + ((end.y - 4 - start.y) * (at + 1)) / 8,
  }))
  if (hand === 'mouse') {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    for (const { x, y } of steps) await page.mouse.move(x, y)
    await page.mouse.up()
    return
  }
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points as { x: number; y: number }[],
    })
  await touch('touchStart', [start])
  await page.locator('[data-ghost]').waitFor({ state: 'attached' })
  for (const point of steps) await touch('touchMove', [point])
  await touch('touchEnd', [])
}
