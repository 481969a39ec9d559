import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(of: Locator): Promise<Point> {
  const box = await of.boundingBox()
  if (!box) throw new Error('Not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export type Hand = 'mouse' | 'finger'

/** A hand that takes hold of a place, and the way it carries from there. */
async function handOf(page: Page, hand: Hand) {
  if (hand === 'mouse')
    return {
      take: async (x: number, y: number) => {
        await page.mouse.move(x, y)
        await page.mouse.down()
      },
      move: (x: number, y: number) => page.mouse.move(x, y),
      letGo: () => page.mouse.up(),
    }
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    take: async (x: number, y: number) => {
      await touch('touchStart', { x, y })
      await page.locator('[data-ghost]').waitFor({ state: 'attached' })
    },
    move: (x: number, y: number) => touch('touchMove', { x, y }),
    letGo: () => touch('touchEnd'),
  }
}

/** Drags by a mouse, or by a finger that first holds still, from the words of a card onto another. */
export async function drag(page: Page, hand: Hand, from: Locator, to: Locator): Promise<void> {
  // Away from the edges, where the board scrolls by itself.
  await from.evaluate((card) => card.scrollIntoView({ block: 'center', inline: 'nearest' }))
  const { take, move, letGo } = await handOf(page, hand)
  let at = await middleOf(from)
  const carry = async (x: number, y: number): Promise<void> => {
    for (let step = 1; step <= 8; step++)
      await move(at.x + ((x - at.x) * step) / 8, at.y + ((y - at.y) * step) / 8)
    at = { x, y }
  }
  await take(at.x, at.y)
  const width = await page.evaluate(() => innerWidth)
  const xOf = async (): Promise<number> => (await middleOf(to)).x
  const aside = await xOf()
  if (aside < 0 || aside > width) {
    // At the edge of a phone the days pass by below it.
    await carry(aside < 0 ? 8 : width - 8, at.y)
    await expect.poll(async () => Math.abs((await xOf()) - width / 2)).toBeLessThan(width / 4)
    await carry(width / 2, at.y)
  }
  const end = await middleOf(to)
  await carry(end.x, end.y - 4)
  await letGo()
}
