import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeFields, type Versioned } from './merge-fields.ts'

interface Note {
  title: string
  price: number
  day: string | null
}

const fresh: Versioned<Note> = {
  values: { title: 'Louvre', price: 36, day: null },
  version: 1,
  fieldVersions: {},
}

const apply = (state: Versioned<Note>, patch: Partial<Note>, basedOn?: number) => {
  const result = mergeFields(state, patch, basedOn)
  return result.outcome === 'merged' ? result.next : state
}

test('PLAN-08 edits of different fields from the same version both live', () => {
  const first = apply(fresh, { title: 'The Louvre' }, 1)
  const second = apply(first, { price: 40 }, 1)
  expect(second.values).toEqual({ title: 'The Louvre', price: 40, day: null })
  expect(second.version).toBe(3)
})

test('PLAN-08 the same field changed from an older version is a conflict with both values', () => {
  const first = apply(fresh, { title: 'The Louvre', price: 40 }, 1)
  const result = mergeFields(first, { title: 'Louvre Museum', day: '2027-04-12' }, 1)
  expect(result).toEqual({
    outcome: 'conflict',
    conflicts: [{ field: 'title', yours: 'Louvre Museum', theirs: 'The Louvre' }],
  })
})

test('PLAN-08 wanting what is already there is never a conflict and makes no version', () => {
  const first = apply(fresh, { title: 'The Louvre' }, 1)
  expect(mergeFields(first, { title: 'The Louvre' }, 1)).toMatchObject({
    outcome: 'merged',
    changed: [],
    next: { version: 2 },
  })
})

test('PLAN-08 a write without a version is based on the present', () => {
  const first = apply(fresh, { title: 'The Louvre' }, 1)
  expect(mergeFields(first, { title: 'Louvre Museum' }, undefined).outcome).toBe('merged')
})

const patches = fc.array(
  fc.record({
    patch: fc.record(
      { title: fc.constantFrom('a', 'b', 'c'), price: fc.integer({ min: 0, max: 3 }) },
      { requiredKeys: [] },
    ),
    behind: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 30 },
)

test('PLAN-08 no interleaving overwrites in silence: a write lands whole or says what stood in its way', () => {
  fc.assert(
    fc.property(patches, (writes) => {
      let state = fresh
      for (const { patch, behind } of writes) {
        const basedOn = Math.max(1, state.version - behind)
        const result = mergeFields(state, patch as Partial<Note>, basedOn)
        if (result.outcome === 'conflict') {
          for (const { field } of result.conflicts)
            expect(state.fieldVersions[field]).toBeGreaterThan(basedOn)
          continue
        }
        expect(result.next.values).toEqual({ ...state.values, ...patch })
        expect(result.next.version - state.version).toBe(result.changed.length > 0 ? 1 : 0)
        state = result.next
      }
    }),
  )
})

test('PLAN-08 a version from the future overwrites nothing', () => {
  const first = apply(fresh, { title: 'The Louvre' }, 1)
  expect(mergeFields(first, { title: 'Mine' }, 999_999).outcome).toBe('conflict')
})
