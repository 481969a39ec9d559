import { expect, test } from 'vitest'
import { countEvent } from './count-event.ts'

test('SHELL-20 made-up pages count together, so that the figures stay few', () => {
  const counted: string[] = []
  const metrics = { countEvent: (_: string, page: string) => void counted.push(page) }
  for (let n = 0; n < 400; n++)
    countEvent({ metrics, analytics: 'on' }, { event: 'page_view', page: `/made-up/${n}` })
  expect(new Set(counted).size).toBe(201)
  expect(counted.at(-1)).toBe('other')
})
