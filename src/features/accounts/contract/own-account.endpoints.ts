import type { RouteTable } from '#platform/shared/endpoint.ts'

export const ownAccountRoutes = {
  readOwnAccount: ['GET', '/api/account'],
  rename: ['PATCH', '/api/account'],
  changePassword: ['POST', '/api/account/password'],
  listPassports: ['GET', '/api/account/passports'],
  savePassports: ['PUT', '/api/account/passports'],
  answerTerms: ['POST', '/api/account/terms'],
  listSessions: ['GET', '/api/account/sessions'],
  revokeSession: ['DELETE', '/api/account/sessions/:id'],
  revokeOtherSessions: ['DELETE', '/api/account/sessions'],
  exportData: ['GET', '/api/account/export', 'file'],
  deleteAccount: ['DELETE', '/api/account'],
} as const satisfies RouteTable
