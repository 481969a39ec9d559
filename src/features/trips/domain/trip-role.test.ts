import { expect, test } from 'vitest'
import { memberRole, roleIn } from './trip-role.ts'

const members = { ownerId: 'ann', editorIds: ['zoe'] }

test('PLAN-08 the owner, an editor, and an account that is neither', () => {
  expect(['ann', 'zoe', 'eve'].map((who) => roleIn(members, who))).toEqual([
    'owner',
    'editor',
    null,
  ])
  expect(['ann', 'zoe'].map((who) => memberRole(members, who))).toEqual(['owner', 'editor'])
  // An owner who is also listed as an editor stays the owner.
  expect(roleIn({ ownerId: 'ann', editorIds: ['ann'] }, 'ann')).toBe('owner')
})
