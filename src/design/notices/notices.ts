import { useSyncExternalStore } from 'react'

interface Action {
  label: string
  onPress: () => void
}

/** Result of a user action. One at a time; a new one replaces the last. */
export interface Toast {
  title: string
  /** Default `done`; `failed` shows no check mark. */
  tone?: 'done' | 'failed' | 'hint' | undefined
  text?: string | undefined
  /** Action such as "Undo"; closes the notice. */
  action?: Action | undefined
  /** What could be done instead, below the words; closes the notice too. */
  offer?: Action | undefined
  /** 5 s, or 8 s with an action. */
  durationMs?: number | undefined
}

/** Display time by kind of popup. ms. */
export const displayMs = {
  error: 5000,
  api: 7000,
  loading: 8000,
  network: 10_000,
  success: 3000,
  info: 4000,
} as const

/** An event outside the user's action. Popups stack. */
export interface Popup {
  /** Popups with the same key replace each other. */
  key: string
  title?: string | undefined
  text: string
  /** Default: error. */
  kind?: keyof typeof displayMs | undefined
  /** Action such as "Try again"; the popup then stays until dismissed. */
  action?: Action | undefined
}

export interface Notice {
  key: string
  place: 'toast' | 'popup'
  look: NonNullable<Toast['tone']> | keyof typeof displayMs
  /** Title, else text. */
  name: string
  title?: string | undefined
  text?: string | undefined
  action?: Action | undefined
  offer?: Action | undefined
  /** Display time, paused on hover and focus; undefined until dismissed. ms. */
  lastsMs: number | undefined
  /** Serial number; distinguishes equal notices. */
  serial: number
}

/** Key shared by all toasts. */
const toastKey = ''

/** A toast of the press that leads to another page belongs to that page. ms. */
const ledMs = 1000

let shown: readonly Notice[] = []
let toastAt = 0
let serial = 0
const listeners = new Set<() => void>()

function set(next: readonly Notice[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function show(notice: Omit<Notice, 'serial'>): void {
  serial += 1
  set([{ ...notice, serial }, ...shown.filter(({ key }) => key !== notice.key)])
}

export function showToast({ tone = 'done', durationMs, ...words }: Toast): void {
  const lastsMs = durationMs ?? (words.action ? 8000 : 5000)
  toastAt = Date.now()
  show({ ...words, name: words.title, key: toastKey, place: 'toast', look: tone, lastsMs })
}

export function showPopup({ kind = 'error', ...words }: Popup): void {
  const lastsMs = words.action ? undefined : displayMs[kind]
  show({ ...words, name: words.title ?? words.text, place: 'popup', look: kind, lastsMs })
}

/** Removes this notice; a newer one of the same key stays. */
export function dismissNotice(one: number | undefined): void {
  if (shown.some((notice) => notice.serial === one))
    set(shown.filter((notice) => notice.serial !== one))
}

/** The current toast. */
export const currentToast = (): Notice | undefined => shown.find(({ key }) => key === toastKey)

export const dismissToast = (): void => dismissNotice(currentToast()?.serial)

/** The page is left: its toast goes with it. */
export function leavePage(): void {
  if (Date.now() - toastAt > ledMs) dismissToast()
}

/** Current notices, newest first. */
export const currentNotices = (): readonly Notice[] => shown

const none: readonly Notice[] = []

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNotices = (): readonly Notice[] =>
  useSyncExternalStore(subscribe, currentNotices, () => none)
