/** A small part of Markdown, as a tree of plain texts: nothing in it can become markup. */
export type Inline =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string; readonly host: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }

const escaped = /\\([\\`*_{}[\]()#+!<>|~.-])/g
const bare = (text: string): string => text.replace(escaped, '$1')

const webAddress = /^https?:\/\/([a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?)(?:[/?#][^\s\\]*)?$/i

/** Only pages of the web, shown with the host that they are on. */
function linkTo(address: string, text: string): Inline | undefined {
  const host = webAddress.exec(address)?.[1]
  return host ? { kind: 'link', text, href: address, host } : undefined
}

const token =
  /\*\*((?:\\.|[^*\\]){1,200})\*\*|\[((?:\\.|[^\]\\]){0,200})\]\(([^)\s]{0,400})\)|(https?:\/\/[^\s<>"')]{1,400}[^\s<>"').,;:!?])/gi

/** Bold, links and bare addresses; everything else is text. */
export function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = []
  let at = 0
  for (const match of text.matchAll(token)) {
    if (text[match.index - 1] === '\\') continue
    if (match.index > at) parts.push({ kind: 'text', text: bare(text.slice(at, match.index)) })
    const [whole, strong, label, address, plain] = match
    const link = linkTo(address ?? plain ?? '', bare(label ?? ''))
    if (strong !== undefined) parts.push({ kind: 'strong', text: bare(strong) })
    else parts.push(link ?? { kind: 'text', text: bare(label ?? whole) })
    at = match.index + whole.length
  }
  if (at < text.length) parts.push({ kind: 'text', text: bare(text.slice(at)) })
  return parts
}

const bullet = /^\s*[-*•]\s+/

/** Paragraphs and lists of one level; lines of a paragraph flow together. */
export function parseMarkdown(text: string): readonly Block[] {
  const groups = text.split(/\n{2,}/).flatMap((group) => {
    const lines = group.split('\n').filter((line) => line.trim() !== '')
    const first = lines.findIndex((line) => bullet.test(line))
    return first > 0 ? [lines.slice(0, first), lines.slice(first)] : [lines]
  })
  return groups.flatMap((lines): Block[] => {
    if (lines.length === 0) return []
    if (lines.every((line) => bullet.test(line)))
      return [{ kind: 'list', items: lines.map((line) => parseInline(line.replace(bullet, ''))) }]
    return [{ kind: 'paragraph', parts: parseInline(lines.join(' ').replace(/^#{1,6} /, '')) }]
  })
}

/** The text without markup, for screen readers. */
export const plainText = (text: string): string =>
  parseMarkdown(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.parts]))
    .map((parts) =>
      parts.map((part) => (part.kind === 'link' ? part.text || part.host : part.text)).join(''),
    )
    .reduce(
      (said, part) => (said ? `${said}${/[.:!?]$/u.test(said) ? '' : '.'} ${part}` : part),
      '',
    )
