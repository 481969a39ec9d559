import { expect, test } from 'vitest'
import { refundsAtMost, refundWaitSeconds } from './purchase-incident.ts'

test('SHOP-10 a refund waits ever longer, and all of its tries fit into an hour', () => {
  const waits = Array.from({ length: refundsAtMost - 1 }, (_, tried) =>
    refundWaitSeconds(tried + 1),
  )
  expect(waits).toEqual([20, 80, 320, 1280])
  expect(waits.reduce((sum, seconds) => sum + seconds)).toBeLessThan(3600)
})
