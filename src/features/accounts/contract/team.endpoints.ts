import type { RouteTable } from '#platform/shared/endpoint.ts'

export const teamRoutes = {
  readTeam: ['GET', '/api/account/team'],
  inviteToTeam: ['POST', '/api/account/team/invitations'],
  endSeat: ['DELETE', '/api/account/team/seats/:id', 'nothing'],
  leaveTeam: ['DELETE', '/api/account/seat', 'nothing'],
  readSeatInvitation: ['GET', '/api/team-invitations/:token'],
  acceptSeat: ['POST', '/api/team-invitations/:token', 'nothing'],
} as const satisfies RouteTable
