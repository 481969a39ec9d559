import { expect, test } from 'vitest'
import { memberRole, roleIn } from './trip-role.ts'

const members = { ownerId: 'ann', editorIds: ['zoe'] }

test('PLAN-08 the owner, an editor, and whoever is neither', () => {
  expect(['ann', 'zoe', 'eve'].map((who) => roleIn(members, who))).toEqual([
    'owner',
    'editor',
    null,
  ])
  expect(['ann', 'zoe'].map((who) => memberRole(members, who))).toEqual(['owner', 'editor'])
  // However it came about: whose the trip is stays the owner.
  expect(roleIn({ ownerId: 'ann', editorIds: ['ann'] }, 'ann')).toBe('owner')
})
