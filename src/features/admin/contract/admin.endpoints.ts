import type { RouteTable } from '#platform/shared/endpoint.ts'

export const adminRoutes = {
  readHealth: ['GET', '/api/health'],
  listLetters: ['GET', '/api/admin/letters'],
  listUsers: ['GET', '/api/admin/users'],
  giveGrant: ['PUT', '/api/admin/users/:id/grants/:grant', 'nothing'],
  endGrant: ['DELETE', '/api/admin/users/:id/grants/:grant', 'nothing'],
  readJobs: ['GET', '/api/admin/jobs'],
  listSales: ['GET', '/api/admin/purchases'],
  listConsultations: ['GET', '/api/admin/consultations'],
  attendConsultation: ['PUT', '/api/admin/consultations/:id', 'nothing'],
  listDeeds: ['GET', '/api/admin/audit'],
  readVerification: ['GET', '/api/verification'],
} as const satisfies RouteTable
