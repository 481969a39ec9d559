/** A Message-ID (RFC 5322 §3.6.4): globally unique, at our own host. */
export const messageId = (id: string, from: string): string =>
  `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`
