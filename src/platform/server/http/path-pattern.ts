const literal = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** One segment of a pattern with the slash before it. */
function segmentSource(segment: string): string {
  if (segment.startsWith('*')) return segment === '*?' ? '(?:/.*)?' : '/.*'
  if (!segment.startsWith(':')) return `/${literal(segment)}`
  const [, optional = '', rest = ''] = /^:\w+(\??)(.*)$/.exec(segment) ?? []
  return optional ? `(?:/[^/]+${literal(rest)})?` : `/[^/]+${literal(rest)}`
}

/**
 * The addresses that a page's pattern stands for, as wouter reads it: `:name` is one segment,
 * `:name?` one or none, `*` the rest, `*?` the rest or nothing; in any case, a slash at the
 * end allowed. Text after a name (`:name.pdf`) belongs to the segment.
 */
export const pathPattern = (pattern: string): RegExp => {
  const segments = pattern.split('/').filter(Boolean)
  return new RegExp(`^${segments.map(segmentSource).join('')}/?$`, 'i')
}

/** Whether a page has one address, or a pattern of them. */
export const isPattern = (path: string): boolean => /[:*]/.test(path)
