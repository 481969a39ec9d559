import { type Browser, chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type DragPage, openDragPage } from '../support/drag-page.ts'

// Cards are 60 high and 10 apart, the first from 100 on; days are 180 wide. Nearer than 56 to an edge scrolls.
const first = { x: 80, y: 130 }
const second = { x: 80, y: 200 }
const grip = { x: 120, y: 130 }
const nextDay = { x: 270, y: 215 }

let browser: Browser
let drag: DragPage
beforeAll(async () => {
  browser = await chromium.connect(inject('browser'))
})
afterAll(() => browser.close())
beforeEach(async () => {
  drag = await openDragPage(browser)
})
afterEach(() => drag.close())

const said = () => drag.said()
const last = async () => (await said()).at(-1)
const number = (expression: string) => drag.page.evaluate<number>(expression)

async function liftByMouse(): Promise<void> {
  const { mouse } = drag.page
  await mouse.move(first.x, first.y)
  await mouse.down()
  await mouse.move(first.x + 8, first.y)
  await expect.poll(said).toContain('lift mon1')
}

async function liftByFinger(): Promise<void> {
  await drag.touch('touchStart', [{ id: 1, ...first }])
  await expect.poll(said).toContain('lift mon1')
}

/** Sends a pointer's event as the browser would, for what no test can make it do. */
const dispatch = (type: string, pointerId: string) =>
  drag.page.evaluate(
    `document.getElementById('board').dispatchEvent(new PointerEvent('${type}', { bubbles: true, pointerId: ${pointerId} }))`,
  )

test('PLAN-07 a mouse lifts a card by moving, shows where it would land, drops it, and no click follows', async () => {
  const { mouse } = drag.page
  await liftByMouse()
  expect(await drag.ghosts()).toBe(1)
  await mouse.move(nextDay.x, nextDay.y)
  await expect.poll(last).toBe('over tue 2')
  await mouse.move(nextDay.x, 400)
  await expect.poll(last).toBe('over tue 3')
  await mouse.move(nextDay.x, 110)
  await mouse.up()
  expect((await said()).slice(-2)).toEqual(['over tue 0', 'drop'])
  expect(await drag.ghosts()).toBe(0)
  expect(await number('clicks')).toBe(0)
})

test('PLAN-07 a press that hardly moves, or with another button, lifts nothing; a press is a click', async () => {
  const { mouse } = drag.page
  await mouse.move(first.x, first.y)
  await mouse.down()
  await mouse.move(first.x + 4, first.y + 4)
  await mouse.up()
  await expect.poll(() => number('clicks')).toBe(1)
  await mouse.down({ button: 'right' })
  await mouse.move(nextDay.x, nextDay.y)
  await mouse.up({ button: 'right' })
  // Beside the cards there is nothing to lift.
  await mouse.move(80, 450)
  await mouse.down()
  await mouse.move(nextDay.x, nextDay.y)
  await mouse.up()
  expect(await said()).toEqual([])
})

test('PLAN-07 a long press lifts a card under a finger, and the page does not scroll under it', async () => {
  await liftByFinger()
  for (const y of [150, 180, 210, 240])
    await drag.touch('touchMove', [{ id: 1, x: nextDay.x, y: y - 25 }])
  await expect.poll(last).toBe('over tue 2')
  await drag.touch('touchEnd', [])
  await expect.poll(last).toBe('drop')
  expect(await number('scrollY')).toBe(0)
  expect(await drag.ghosts()).toBe(0)
})

test('PLAN-07 a finger that moves at once scrolls the page and lifts nothing', async () => {
  // However slow the machine, it is no long press.
  await drag.page.clock.install()
  await drag.touch('touchStart', [{ id: 1, x: 80, y: 280 }])
  for (const y of [260, 230, 200, 170, 140]) await drag.touch('touchMove', [{ id: 1, x: 80, y }])
  await expect.poll(() => number('scrollY')).toBeGreaterThan(0)
  await drag.touch('touchEnd', [])
  await drag.page.clock.runFor(1000)
  expect(await said()).toEqual([])
})

test('PLAN-07 by its grip a card follows a finger at once', async () => {
  await drag.touch('touchStart', [{ id: 1, ...grip }])
  await drag.touch('touchMove', [{ id: 1, x: grip.x + 8, y: grip.y }])
  await drag.touch('touchMove', [{ id: 1, ...nextDay }])
  await expect.poll(last).toBe('over tue 2')
  await drag.touch('touchEnd', [])
  await expect.poll(last).toBe('drop')
  expect((await said())[0]).toBe('lift mon1')
})

test('PLAN-07 Escape puts a lifted card back, other keys do not, and letting go afterwards drops nothing', async () => {
  const { keyboard, mouse } = drag.page
  await keyboard.press('Escape')
  expect(await said()).toEqual([])
  await liftByMouse()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  expect(await drag.ghosts()).toBe(1)
  await keyboard.press('Escape')
  await expect.poll(() => last()).toBe('cancel')
  expect(await drag.ghosts()).toBe(0)
  await mouse.move(nextDay.x, nextDay.y)
  await mouse.up()
  await expect.poll(() => last()).toBe('cancel')
})

test('PLAN-07 a pointer whose capture is lost, or that the browser takes away, puts the card back', async () => {
  await liftByMouse()
  await drag.page.evaluate("document.getElementById('board').releasePointerCapture(pointer)")
  await drag.page.mouse.move(nextDay.x, nextDay.y)
  await expect.poll(last).toBe('cancel')
  expect(await drag.ghosts()).toBe(0)
  await drag.page.mouse.up()
  await drag.page.evaluate('said.length = 0')
  await liftByMouse()
  await dispatch('pointercancel', 'pointer')
  await expect.poll(() => last()).toBe('cancel')
  expect(await drag.ghosts()).toBe(0)
})

test('PLAN-07 a second finger neither lifts, drops nor takes away the card that the first one holds', async () => {
  await liftByFinger()
  await drag.touch('touchMove', [{ id: 1, ...nextDay }])
  await drag.touch('touchStart', [
    { id: 1, ...nextDay },
    { id: 2, ...second },
  ])
  // Without the second finger in the list it goes up.
  await drag.touch('touchMove', [{ id: 1, ...nextDay }])
  await dispatch('pointercancel', 'pointer + 1')
  await drag.touch('touchMove', [{ id: 1, x: nextDay.x, y: 110 }])
  await expect.poll(last).toBe('over tue 0')
  await drag.touch('touchEnd', [])
  await expect.poll(last).toBe('drop')
  expect((await said()).filter((word) => /lift|drop|cancel/.test(word))).toEqual([
    'lift mon1',
    'drop',
  ])
})

test('PLAN-07 two fingers down are no long press: neither card is lifted', async () => {
  await drag.page.clock.install()
  await drag.touch('touchStart', [{ id: 1, ...first }])
  await drag.touch('touchStart', [
    { id: 1, ...first },
    { id: 2, ...second },
  ])
  await drag.page.clock.runFor(1000)
  expect(await said()).toEqual([])
  await drag.touch('touchEnd', [])
  // One finger again is.
  await drag.touch('touchStart', [{ id: 1, ...first }])
  await drag.page.clock.runFor(1000)
  await expect.poll(() => said()).toContain('lift mon1')
})

test('PLAN-07 near an edge the days scroll, also under a pointer that rests, and the landing place with them', async () => {
  const { mouse } = drag.page
  await liftByMouse()
  await mouse.move(390, 300)
  // Scrolled to its end, the folded day is under the pointer.
  await expect.poll(() => number('board.scrollLeft')).toBe(320)
  await expect.poll(last).toBe('over thu last')
  await expect.poll(() => said()).toContain('over wed 3')
  await mouse.move(200, 590)
  await expect.poll(() => number('scrollY')).toBeGreaterThan(100)
  await mouse.move(200, 10)
  await expect.poll(() => number('scrollY')).toBe(0)
  await mouse.move(10, 300)
  await expect.poll(() => number('board.scrollLeft')).toBe(0)
  await mouse.up()
  expect((await said()).slice(-1)).toEqual(['drop'])
})

test('PLAN-07 a board that goes away in the middle leaves no image behind and says no more', async () => {
  await liftByMouse()
  await drag.page.evaluate('stopSensor()')
  await expect.poll(() => last()).toBe('cancel')
  expect(await drag.ghosts()).toBe(0)
  await drag.page.mouse.up()
  await drag.page.mouse.down()
  await drag.page.mouse.move(nextDay.x, nextDay.y)
  await drag.page.mouse.up()
  await expect.poll(() => last()).toBe('cancel')
})
