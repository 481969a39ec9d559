import { type Inline, parseMarkdown } from '../domain/markdown.ts'

function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, at) => {
    // The text of a message does not change: its parts keep their places.
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

/** An answer's Markdown as elements; no HTML is ever made from text. */
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
