/** RFC 5322 §3.6.4: unique for good, at a host of ours. */
export const messageId = (id: string, from: string): string =>
  `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`
