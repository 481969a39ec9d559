import { facts } from '#platform/web/facts.ts'
import { articleCards } from './article-cards.ts'

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/** RFC 3339; articles have a day, feeds want a moment. */
const moment = (day: string): string => `${day}T12:00:00Z`

/** The articles as an Atom feed (RFC 4287). In the build its facts are marks that the server fills in. */
export function atomFeed(): string {
  const { origin, name } = facts
  const latest = articleCards
    .map(({ published }) => published)
    .reduce((a, b) => (a > b ? a : b), '')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">',
    `  <id>${origin}/blog</id>`,
    `  <title>${name}: the blog</title>`,
    `  <updated>${moment(latest)}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${origin}/blog/feed.xml"/>`,
    `  <link rel="alternate" type="text/html" href="${origin}/blog"/>`,
    `  <author><name>${name}</name></author>`,
    ...articleCards.flatMap(({ slug, title, description, published }) => [
      '  <entry>',
      `    <id>${origin}/blog/${slug}</id>`,
      `    <title>${escapeXml(title)}</title>`,
      `    <link rel="alternate" type="text/html" href="${origin}/blog/${slug}"/>`,
      `    <published>${moment(published)}</published>`,
      `    <updated>${moment(published)}</updated>`,
      `    <summary>${escapeXml(description)}</summary>`,
      '  </entry>',
    ]),
    '</feed>',
    '',
  ].join('\n')
}
