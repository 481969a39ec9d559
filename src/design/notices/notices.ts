import { useSyncExternalStore } from 'react'

interface Action {
  label: string
  onPress: () => void
}

/** What became of something that was asked for. One at a time: the newest takes the place of the last. */
export interface Toast {
  title: string
  /** `done` unless told: what has not worked has no tick. */
  tone?: 'done' | 'failed' | 'hint' | undefined
  text?: string | undefined
  /** "Undo" where it can be undone. The notice goes away when it is pressed. */
  action?: Action | undefined
  /** 5 s, or 8 s with an action. */
  durationMs?: number | undefined
}

/** How long each kind of popup stays, in milliseconds. */
export const displayMs = {
  error: 5000,
  api: 7000,
  loading: 8000,
  network: 10_000,
  success: 3000,
  info: 4000,
} as const

/** What happened without being asked for. Popups stack. */
export interface Popup {
  /** Popups with the same key replace each other: one per source that fails. */
  key: string
  title?: string | undefined
  text: string
  /** An error when absent. */
  kind?: keyof typeof displayMs | undefined
  /** "Try again". The popup then stays until it is dismissed. */
  action?: Action | undefined
}

export interface Notice {
  key: string
  place: 'toast' | 'popup'
  look: NonNullable<Toast['tone']> | keyof typeof displayMs
  /** Its title, or its text where it has none. */
  name: string
  title?: string | undefined
  text?: string | undefined
  action?: Action | undefined
  /** Milliseconds, in which pointer and focus stop the clock; undefined: until it is dismissed. */
  lastsMs: number | undefined
  /** Counts up, so that the same words twice are two notices. */
  serial: number
}

/** The key of every toast; no popup has it. */
const toastKey = ''

let shown: readonly Notice[] = []
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
  show({ ...words, name: words.title, key: toastKey, place: 'toast', look: tone, lastsMs })
}

export function showPopup({ kind = 'error', ...words }: Popup): void {
  const lastsMs = words.action ? undefined : displayMs[kind]
  show({ ...words, name: words.title ?? words.text, place: 'popup', look: kind, lastsMs })
}

/** Takes away this one notice; a newer one of the same key stays. */
export function dismissNotice(one: number | undefined): void {
  if (shown.some((notice) => notice.serial === one))
    set(shown.filter((notice) => notice.serial !== one))
}

/** The toast that is shown now. */
export const currentToast = (): Notice | undefined => shown.find(({ key }) => key === toastKey)

export const dismissToast = (): void => dismissNotice(currentToast()?.serial)

/** What is shown now, newest first. */
export const currentNotices = (): readonly Notice[] => shown

const none: readonly Notice[] = []

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNotices = (): readonly Notice[] =>
  useSyncExternalStore(subscribe, currentNotices, () => none)
