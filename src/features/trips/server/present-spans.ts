import { arrangeSpans, type Span } from '../domain/spans.ts'

const bare = ({ itemId, part, direction, time }: Span) => ({ itemId, part, direction, time })

/** Spans on the wire: by day, and outside the trip. */
export function presentSpans(...trip: Parameters<typeof arrangeSpans>) {
  const { inside, outside } = arrangeSpans(...trip)
  return {
    spansOn: (day: string) => inside.filter(({ date }) => date === day).map(bare),
    outside: outside.map((span) => ({ ...bare(span), date: span.date })),
  }
}
