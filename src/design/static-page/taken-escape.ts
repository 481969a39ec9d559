/** Whether an open element closes by this Escape, so that nothing else should react to it. */
export const isTakenEscape = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  event.key === 'Escape' &&
  (event.defaultPrevented || document.querySelector('dialog[open], :popover-open') !== null)
