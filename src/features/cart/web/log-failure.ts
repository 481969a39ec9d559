/** One line for the console: what failed, and nothing of what the visitor keeps. */
export function logFailure(message: string): void {
  const line = { service: 'cart', time: new Date().toISOString(), message: message.slice(0, 300) }
  // oxlint-disable-next-line no-console -- SHELL-17: a page has no other log
  console.error(JSON.stringify(line))
}
