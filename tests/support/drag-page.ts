import { build } from 'esbuild'
import type { Browser, CDPSession, Page } from 'playwright-core'

/** A board of four days, the last of them folded, wider and higher than its window of 400 × 600. */
const board = `<!doctype html><meta name="viewport" content="width=device-width"><style>
  body { margin: 0 } #board { display: flex; overflow-x: auto; width: 400px }
  [data-day] { flex: 0 0 180px; padding-top: 100px; height: 1500px }
  [data-stop] { height: 60px; margin: 0 0 10px; background: #ddd }
  [data-grip] { display: block; margin-left: 100px; width: 40px; height: 60px; touch-action: none }
  [data-ghost] { position: fixed; top: 0; left: 0; pointer-events: none }
</style><div id="board">${['mon', 'tue', 'wed', 'thu']
  .map(
    (day) =>
      `<div data-day="${day}" ${day === 'thu' ? 'data-folded' : ''}>${[1, 2, 3]
        .map((n) => `<div data-stop="${day}${n}"><span data-grip></span></div>`)
        .join('')}</div>`,
  )
  .join('')}</div>`

/** Starts the sensor; what it tells stands in `said`, the same words in a row once. */
const begin = `
  const root = document.getElementById('board')
  globalThis.said = []
  globalThis.clicks = 0
  const say = (word) => { if (said.at(-1) !== word) said.push(word) }
  root.addEventListener('click', () => clicks++)
  root.addEventListener('pointerdown', ({ pointerId }) => (globalThis.pointer = pointerId))
  globalThis.stopSensor = sensor.createDragSensor(root, {
    lift: (stop) => {
      document.querySelector('[data-stop=' + stop + ']').dataset.lifted = ''
      say('lift ' + stop)
    },
    over: (day, index) => say('over ' + day + ' ' + (index > 99 ? 'last' : index)),
    drop: () => say('drop'),
    cancel: () => say('cancel'),
  })`

/** Where fingers are: their numbers and points. */
type Fingers = readonly { readonly id: number; readonly x: number; readonly y: number }[]

export interface DragPage {
  readonly page: Page
  /** What the listener was told so far. */
  said(): Promise<readonly string[]>
  ghosts(): Promise<number>
  touch(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers): Promise<void>
  close(): Promise<void>
}

const touchBy =
  (cdp: CDPSession): DragPage['touch'] =>
  async (type, fingers) => {
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [...fingers] })
  }

/** The drag sensor by itself on a bare page of a real browser. */
export async function openDragPage(browser: Browser): Promise<DragPage> {
  const built = await build({
    entryPoints: ['src/features/board/web/drag-sensor.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sensor',
  })
  const context = await browser.newContext({
    viewport: { width: 400, height: 600 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.setContent(board)
  await page.addScriptTag({ content: `${built.outputFiles[0]?.text};{${begin}}` })
  const cdp = await context.newCDPSession(page)
  return {
    page,
    said: () => page.evaluate<string[]>('said'),
    ghosts: () => page.locator('[data-ghost]').count(),
    touch: touchBy(cdp),
    close: () => context.close(),
  }
}
