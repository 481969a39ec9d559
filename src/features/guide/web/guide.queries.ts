import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '#platform/web/api-client.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { guideApi, type UsageView } from './guide.client.ts'

const everyMs = 30_000

/** Shown until the account's own usage is loaded. */
export const usageBefore: UsageView = {
  conversationsUsed: 0,
  conversationsLimit: 10,
  tokensUsed: 0,
  planType: 'free',
  monthYear: '',
  totalCostCents: 0,
}

const usage = queryOptions({
  queryKey: ['guide', 'usage'],
  meta: { thing: 'your conversations of this month' },
  queryFn: ({ signal }) => guideApi('readUsage', {}, { signal }),
  // After the session has ended, polling stops until the next sign-in.
  refetchInterval: ({ state: { error } }) =>
    error instanceof ApiError && error.status === 401 ? false : everyMs,
})

/** A conversation; the latest where none is named. */
const history = (conversationId: string | undefined) =>
  queryOptions({
    queryKey: ['guide', 'history', conversationId ?? 'latest'],
    meta: { thing: 'your conversation' },
    queryFn: ({ signal }) =>
      guideApi('readHistory', { query: conversationId ? { conversationId } : {} }, { signal }),
    // What was said on this page since stands beside it.
    staleTime: Infinity,
    gcTime: 0,
  })

const conversations = queryOptions({
  queryKey: ['guide', 'conversations'],
  meta: { thing: 'your conversations' },
  queryFn: async ({ signal }) =>
    (await guideApi('listConversations', {}, { signal })).conversations,
})

const visitor = queryOptions({
  queryKey: ['guide', 'visitor'],
  meta: { thing: 'your free questions' },
  queryFn: ({ signal }) => guideApi('readVisitor', { query: {} }, { signal }),
})

export const useUsage = () => useQuery(usage)
export const useHistory = (conversationId: string | undefined, enabled = true) =>
  useQuery({ ...history(conversationId), enabled })
export const useConversations = () => useQuery(conversations)

export const askConversations = (): void => {
  void queryClient.invalidateQueries({ queryKey: conversations.queryKey })
}
export const useVisitor = () => useQuery(visitor)

export const keepUsage = (next: UsageView): void => {
  queryClient.setQueryData(usage.queryKey, next)
}

export const askUsage = (): void => {
  void queryClient.invalidateQueries({ queryKey: usage.queryKey })
}

export const askVisitorUsed = (): void => {
  void queryClient.invalidateQueries({ queryKey: visitor.queryKey })
}

export const keepVisitorUsed = (used: number): void => {
  queryClient.setQueryData(visitor.queryKey, (before) => before && { ...before, used })
}
