import type { RouteTable } from '#platform/shared/endpoint.ts'

export const guideRoutes = {
  sendMessage: ['POST', '/api/chat/send'],
  startConversation: ['POST', '/api/chat/conversations'],
  listConversations: ['GET', '/api/chat/conversations'],
  applyProposal: ['POST', '/api/chat/proposals/:id/apply'],
  readHistory: ['GET', '/api/chat/history'],
  readVisitor: ['GET', '/api/chat/visitor'],
  resetVisitor: ['DELETE', '/api/chat/visitor', 'nothing'],
  readUsage: ['GET', '/api/usage/current'],
  adviseBudget: ['POST', '/api/budget-advice'],
} as const satisfies RouteTable
