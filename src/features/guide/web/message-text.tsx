import { type Inline, parseMarkdown } from '../domain/markdown.ts'

function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, at) => {
    // A message's text does not change, so the index is a stable key.
    const key = `${at}-${part.kind}`
    if (part.kind !== 'link')
      return part.kind === 'strong' ? (
        <strong key={key}>{part.text}</strong>
      ) : (
        <span key={key}>{part.text}</span>
      )
    return (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text ? `${part.text} (${part.host})` : part.host}
      </a>
    )
  })
}

/** Renders an answer's Markdown as elements; HTML is never created from text. */
export function MessageText({ text }: { text: string }) {
  return parseMarkdown(text).map((block, at) =>
    block.kind === 'list' ? (
      <ul key={`list-${String(at)}`}>
        {block.items.map((parts, line) => (
          <li key={`line-${String(line)}`}>
            <Parts parts={parts} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={`paragraph-${String(at)}`}>
        <Parts parts={block.parts} />
      </p>
    ),
  )
}
