/** An Escape that something uses by itself: what is open closes with it. */
export const isTakenEscape = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  event.key === 'Escape' &&
  (event.defaultPrevented || document.querySelector('dialog[open], :popover-open') !== null)
