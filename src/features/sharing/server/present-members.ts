import type { Session } from '#platform/server/auth/session.ts'
import type { MembersAnswer } from '../contract/members.contract.ts'
import type { Invitation } from './invitations.store.ts'
import type { readMembers } from './read-members.ts'

export const presentInvitation = ({ id, email, expiresAt }: Invitation) => ({
  id,
  email,
  expiresAt: expiresAt.toISOString(),
})

type Members = Awaited<ReturnType<typeof readMembers>>

export const presentMembers = (
  { trip, owner, editors, invitations }: Members,
  { userId }: Session,
): MembersAnswer => ({
  members: [
    {
      id: trip.ownerId,
      name: owner,
      role: 'owner',
      you: trip.ownerId === userId,
      since: trip.createdAt.toISOString(),
    },
    ...editors.map((editor) => ({
      id: editor.userId,
      name: editor.name,
      role: 'editor' as const,
      you: editor.userId === userId,
      since: editor.joinedAt.toISOString(),
    })),
  ],
  invitations: invitations.map(presentInvitation),
})
