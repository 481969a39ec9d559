import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { ListVerdict } from '../second-lists/schema.ts'
import { compiled } from '../testing/world.ts'
import { type Comparison, comparisons, readSecondLists } from './second-lists.ts'
import { listCounts, unsettled } from './settled-lists.ts'

const lists = await readSecondLists(fileURLToPath(new URL('../second-lists', import.meta.url)))
const compared = comparisons(lists, compiled.rows, compiled.facts.nonstops)

test('each difference between our rows and a list written blind has its verdict, and keeps it', () => {
  expect(lists.errors).toEqual([])
  expect(unsettled(compared, lists.verdicts)).toEqual([])
})

test('the second lists ask enough to mean something, and every answer is counted once', () => {
  const counts = new Map(
    listCounts(compared, lists.verdicts).map((count) => [count.question, count]),
  )
  expect(lists.sights.length).toBeGreaterThanOrEqual(716)
  expect(lists.nonstops.length).toBeGreaterThanOrEqual(190)
  expect(counts.get('point')?.asked).toBeGreaterThan(700)
  for (const { asked, agreed, settled, dropped, undecided } of counts.values()) {
    expect(agreed + settled + dropped).toBe(asked)
    expect(undecided).toBe(0)
  }
})

const far: Comparison = { row: 'rome/forum', question: 'point', agree: false, said: '400 m apart' }
const verdict = (row: string, word: ListVerdict['verdict']): ListVerdict => ({
  row,
  question: 'point',
  verdict: word,
  why: 'Written for this test alone.',
})

test('a difference without a verdict is undecided and named', () => {
  expect(unsettled([far], [])).toEqual(['rome/forum: point is undecided (400 m apart)'])
  expect(listCounts([far], [])).toEqual([
    { question: 'point', asked: 1, agreed: 0, settled: 0, dropped: 0, undecided: 1 },
  ])
})

test('a verdict that our rows contradict, that is a duplicate or that has no difference is reported', () => {
  const near = { ...far, agree: true }
  expect(unsettled([far], [verdict('rome/forum', 'ours')])).toEqual([])
  expect(unsettled([near], [verdict('rome/forum', 'ours')])[0]).toContain('said to be ours')
  expect(unsettled([far], [verdict('rome/forum', 'corrected')])[0]).toContain('corrected, but')
  expect(unsettled([far], [verdict('rome/forum', 'dropped')])[0]).toContain('dropped, but')
  const twice = [verdict('rome/forum', 'ours'), verdict('rome/forum', 'both')]
  expect(unsettled([far], twice)).toContain('rome/forum: point has two verdicts')
  expect(unsettled([], [verdict('rome/forum', 'ours')])[0]).toContain('was not asked')
})

test('a row of the second list that ours does not hold counts as a difference', () => {
  const [rows] = compiled.rows
  const sights = [{ sight: 'atlantis/gate', lat: 1, lng: 1 }]
  const nonstops = [{ ends: ['AAA', 'ZZZ'] as [string, string], sure: true }]
  const given = { ...lists, sights, nonstops }
  expect(comparisons(given, rows ? [rows] : [], [])).toEqual([
    { row: 'atlantis/gate', question: 'existence', agree: false, said: 'not in our table' },
    { row: 'AAA-ZZZ', question: 'existence', agree: false, said: 'not in our table' },
  ])
})
