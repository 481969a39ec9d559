/**
 * Resolves once the browser has shown what the press changed. Asking for code costs too much to stand
 * between a press and its answer: for each file that comes along the page gets an element first.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
