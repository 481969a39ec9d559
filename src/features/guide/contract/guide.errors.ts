import type { ErrorTable } from '#platform/shared/problem.ts'
import { tripScopeErrors } from '#platform/shared/trip-scope.ts'

export const guideErrors = {
  ...tripScopeErrors,
  'conversation-limit': {
    status: 429,
    title: 'Conversation limit reached',
    message:
      "You've reached your conversation limit. Upgrade to Premium for unlimited access to Guide AI.",
  },
  'conversation-not-found': {
    status: 404,
    title: 'Conversation not found',
    message: 'This conversation doesn’t exist, or it isn’t yours.',
  },
  'proposal-not-found': {
    status: 404,
    title: 'Proposal not found',
    message: 'This proposal doesn’t exist, or it isn’t yours.',
  },
  'no-reset-here': {
    status: 404,
    title: 'No reset here',
    message: 'Free questions can be reset on a demonstration only.',
  },
  'advice-tier': {
    status: 403,
    title: 'Higher tier needed',
    message: 'Budget advice comes with the Wanderlust tier.',
  },
  'advice-needs-more': {
    status: 422,
    title: 'Unable to get advice',
    message: 'Please set a budget and add items to your itinerary first.',
  },
} as const satisfies ErrorTable
