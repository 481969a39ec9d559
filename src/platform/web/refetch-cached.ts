import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

const firstPauseMs = 3000
const longestPauseMs = 60_000

/** Queries that show what was kept, by their keys as text. */
const shown = new Map<string, QueryKey>()
const listeners = new Set<() => void>()
let pause = firstPauseMs
let timer: ReturnType<typeof setTimeout> | undefined

function again(): void {
  clearTimeout(timer)
  timer = undefined
  for (const queryKey of shown.values()) void queryClient.invalidateQueries({ queryKey })
}

function online(): void {
  pause = firstPauseMs
  again()
}

/** Marks a query as showing cached data: refetched until the server answers. */
export function showsCached(queryKey: QueryKey): void {
  if (shown.size === 0) window.addEventListener('online', online)
  shown.set(JSON.stringify(queryKey), queryKey)
  if (timer !== undefined) return
  timer = setTimeout(again, pause)
  pause = Math.min(pause * 2, longestPauseMs)
}

/** The server has answered under this key. */
export function showsAnswer(queryKey: QueryKey): void {
  if (!shown.delete(JSON.stringify(queryKey)) || shown.size > 0) return
  clearTimeout(timer)
  timer = undefined
  pause = firstPauseMs
  window.removeEventListener('online', online)
  for (const listener of listeners) listener()
}

/** Calls back when the server answers again after it could not be reached. Returns how to stop it. */
export function onServerBack(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
