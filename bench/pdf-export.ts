import { numberText } from './number-text.ts'
import { median, quantile } from './statistics.ts'

export const documents = 12

export interface Export {
  readonly ms: number
  readonly bytes: number
}

/** One PDF, from the request to the last byte. */
export async function exportPdf(url: string, body: object, cookie = ''): Promise<Export> {
  const began = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const ms = performance.now() - began
  if (!answer.ok || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`No PDF: ${answer.status} ${bytes.subarray(0, 300).toString()}`)
  return { ms, bytes: bytes.length }
}

/** So many of them one after the other. */
export async function exportAll(one: () => Promise<Export>) {
  const made: Export[] = []
  for (let count = 0; count < documents; count++) made.push(await one())
  const times = made.map(({ ms }) => ms)
  const size = numberText((made[0]?.bytes ?? 0) / 1000)
  const p50 = median(times)
  const measured = `p50 ${numberText(p50)} ms, p95 ${numberText(quantile(times, 0.95))} ms, ${size} kB`
  return { p50, measured }
}
