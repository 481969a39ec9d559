import type { RouteTable } from '#platform/shared/endpoint.ts'

export const memberRoutes = {
  listMembers: ['GET', '/api/itineraries/:id/members'],
  removeMember: ['DELETE', '/api/itineraries/:id/members/:memberId', 'nothing'],
  inviteEditor: ['POST', '/api/itineraries/:id/invitations'],
  takeBackInvitation: ['DELETE', '/api/itineraries/:id/invitations/:invitationId', 'nothing'],
  readInvitation: ['GET', '/api/invitations/:token'],
  acceptInvitation: ['POST', '/api/invitations/:token'],
} as const satisfies RouteTable
