import type { Mail } from './mailer.ts'

/** The sender, as the foot of every letter shows it. */
export interface Letterhead {
  readonly name: string
  readonly protectionLine: string
  readonly contactLine: string
  /** Postal address of the business; absent in a demonstration. */
  readonly addressLine?: string | undefined
}

export type LetterPart =
  | { readonly words: string }
  /** Pairs under each other: "Check-in", "12 April 2027". */
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  /** The one thing to do next. */
  | { readonly link: string; readonly href: string }
  /** Said more quietly than the rest: that something is a sample. */
  | { readonly aside: string }

export interface LetterWords {
  readonly to: string
  readonly subject: string
  readonly parts: readonly LetterPart[]
  readonly attachments?: Mail['attachments']
  /** Why the receiver gets a letter that another person triggered: it ends with this and an unsubscribe link. */
  readonly whySent?: string
}

/** Placeholder for the receiver's unsubscribe link, which is known only at delivery. */
export const stopMark = '%stop-letters%'

const footOf = ({ protectionLine, addressLine, contactLine }: Letterhead): readonly string[] =>
  [protectionLine, addressLine ?? '', contactLine].filter(Boolean)

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function textOf(part: LetterPart): string {
  if ('words' in part) return part.words
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('link' in part) return `${part.link}:\n${part.href}`
  return part.aside
}

const ink = '#1b2823'
const quiet = '#4c5852'
const line = '#dfd5c2'
const spruce = '#1e4d40'
const sans = 'font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif'

const rowOf = ([label, value]: readonly [string, string]): string =>
  `<tr><td style="padding:9px 16px 9px 0;border-bottom:1px solid ${line};color:${quiet};vertical-align:top">${escaped(label)}</td>` +
  `<td style="padding:9px 0;border-bottom:1px solid ${line};text-align:right;font-weight:600">${escaped(value)}</td></tr>`

function htmlOf(part: LetterPart): string {
  if ('words' in part)
    return `<p style="margin:0 0 18px">${escaped(part.words).replaceAll('\n', '<br>')}</p>`
  if ('facts' in part)
    return `<table role="presentation" width="100%" cellspacing="0" style="margin:0 0 24px;border-top:1px solid ${line};border-collapse:collapse;font-size:15px">${part.facts.map(rowOf).join('')}</table>`
  if ('link' in part)
    return `<p style="margin:0 0 24px"><a href="${escaped(part.href)}" style="display:inline-block;padding:13px 24px;border-radius:8px;background:${spruce};color:#fffdf8;font-weight:600;text-decoration:none">${escaped(part.link)}</a></p>`
  return `<p style="margin:0 0 18px;padding:12px 14px;border:1px dashed #857b68;border-radius:4px;font-size:14px;color:${quiet}">${escaped(part.aside)}</p>`
}

const stopPart = (whySent: string): string =>
  `<p style="margin:12px 0 0;font-size:13px;color:${quiet}">${escaped(whySent)} <a href="${stopMark}" style="color:${quiet}">Stop such emails</a></p>`

function pageOf({ subject, parts, whySent }: LetterWords, head: Letterhead): string {
  return [
    '<!doctype html><html lang="en-CA"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;background:#faf5eb;color:${ink};${sans};font-size:16px;line-height:1.55">`,
    '<table role="presentation" width="100%" cellspacing="0" style="border-collapse:collapse"><tr><td align="center" style="padding:32px 16px">',
    '<table role="presentation" width="100%" cellspacing="0" style="max-width:560px;border-collapse:collapse;text-align:left"><tr><td>',
    `<p style="margin:0 0 28px;font-family:Fraunces,Georgia,serif;font-size:22px;color:${spruce}">${escaped(head.name)}</p>`,
    `<h1 style="margin:0 0 20px;font-family:Fraunces,Georgia,serif;font-weight:500;font-size:28px;line-height:1.15">${escaped(subject)}</h1>`,
    ...parts.map(htmlOf),
    `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${line};font-size:13px;color:${quiet}">${footOf(head).map(escaped).join('<br>')}</p>`,
    ...(whySent ? [stopPart(whySent)] : []),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n')
}

/** Renders a letter as text and as HTML with the same content. Loads no remote images. */
export function writeLetter(
  words: LetterWords,
  head: Letterhead,
): Mail & { readonly html: string } {
  const { to, subject, parts, attachments, whySent } = words
  const foot = [
    footOf(head).join('\n'),
    ...(whySent ? [`${whySent} To stop such emails:\n${stopMark}`] : []),
  ]
  return {
    to,
    subject,
    text: `${[...parts.map(textOf), ...foot].join('\n\n')}\n`,
    html: pageOf(words, head),
    ...(attachments ? { attachments } : {}),
    ...(whySent ? { optional: true } : {}),
  }
}
