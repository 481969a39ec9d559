import { array, assert, double, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { clusterSpots } from './cluster-spots.ts'

const pixel = double({ min: 0, max: 800, noNaN: true })
const spots = array(record({ x: pixel, y: pixel, id: integer() }), { maxLength: 60 })

test('MAP-04 every mark is in one cluster, and no two clusters cover each other', () => {
  assert(
    property(spots, (marks) => {
      const clusters = clusterSpots(marks, 36)
      const members = clusters.flatMap((cluster) => cluster.members)
      const free = clusters.every((a, at) =>
        clusters.slice(at + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) >= 36),
      )
      return free && members.length === marks.length && new Set(members).size === marks.length
    }),
  )
})

test('MAP-04 moving the map moves the clusters and changes none', () => {
  assert(
    property(spots, integer({ min: -300, max: 300 }), (marks, by) => {
      const moved = marks.map((mark) => ({ ...mark, x: Math.round(mark.x) + by }))
      const still = marks.map((mark) => ({ ...mark, x: Math.round(mark.x) }))
      const sizes = (list: typeof marks) => clusterSpots(list, 36).map((one) => one.members.length)
      expect(sizes(moved)).toEqual(sizes(still))
    }),
  )
})
