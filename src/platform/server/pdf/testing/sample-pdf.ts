import type { PdfDocument, PdfRow, PdfRowKind, PdfSection } from '../pdf-document.ts'

const kinds: readonly PdfRowKind[] = [
  'attraction',
  'restaurant',
  'activity',
  'transport',
  'attraction',
  'restaurant',
  'property',
  'hotel',
  'other',
  'activity',
]
const names = [
  'Sensō-ji Temple 浅草寺',
  'Ichiran Ramen Asakusa',
  'Kayaking on the Sumida River',
  'Toei Asakusa Line to Oshiage',
  'Tokyo Skytree, Tembo Deck and Galleria at the early hour',
  'Dinner at Kitchen Ōkubo',
  'Meguro Garden Loft',
  'Ryokan Sawanoya',
  'Collect the rail passes',
  'Tsukiji market walk with a guide',
]
const areas = ['Asakusa', 'Ueno and Yanaka', 'Shibuya', 'Kyōto', 'Nara', 'Hakone']

const twoDigits = (value: number) => String(value).padStart(2, '0')

function row(day: number, position: number): PdfRow {
  const number = day * 10 + position
  return {
    ...(position === 8 ? {} : { time: `${twoDigits(8 + position)}:${position % 2 ? '30' : '00'}` }),
    kind: kinds[position % kinds.length] ?? 'other',
    name: names[position % names.length] ?? 'Visit',
    ...(position === 8 ? {} : { detail: `${areas[day % areas.length]} · 1 h 30` }),
    ...(position === 5 && day % 4 === 0
      ? {
          note: 'Table for two by the window. Ask for the vegetarian set; they need a day’s notice.',
        }
      : {}),
    price: position === 8 ? 'Included' : `$${(20 + number / 100).toFixed(2)}`,
    ...(position % 5 === 0 ? { link: `https://example.com/place/${number}` } : {}),
  }
}

function section(day: number, rows: number): PdfSection {
  return {
    heading: `Day ${day + 1}: ${areas[day % areas.length]}`,
    detail: `${12 + (day % 18)} April 2027`,
    total: `$${(210 + day).toFixed(2)}`,
    rows: Array.from({ length: rows }, (_, position) => row(day, position)),
  }
}

/** An invented trip of as many days and rows a day as asked for. */
export function samplePdf(days: number, rowsPerDay: number): PdfDocument {
  return {
    title: 'Two weeks in Japan',
    subtitle: 'Tōkyō, Hakone, Kyōto and Nara for two, with the gardens in their first green',
    language: 'en',
    preparedFor: 'Amélie Tremblay-Ōkubo',
    preparedOn: '21 November 2026',
    reference: 'WL-7F3K-2027',
    sample: true,
    overview: [
      { label: 'Dates', value: '12 to 25 April 2027' },
      { label: 'Travellers', value: '2 adults' },
      { label: 'From', value: 'Toronto (YYZ)' },
      { label: 'Budget', value: '$9,500.00 CAD' },
      { label: 'Days', value: String(days) },
    ],
    sections: Array.from({ length: days }, (_, day) => section(day, rowsPerDay)),
    totals: [
      { label: 'Flights', amount: '$2,684.00' },
      { label: 'Hotels', amount: '$3,120.00' },
      { label: 'Activities', amount: '$1,012.50' },
      { label: 'Food', amount: '$980.00' },
      { label: 'HST (13 %)', amount: '$131.63' },
    ],
    grandTotal: { label: 'Total cost', amount: '$7,928.13 CAD' },
    remarks: [
      'Prices were checked on 21 November 2026 and can change until they are booked.',
      'Canadian passport holders may stay in Japan for 90 days without a visa. Check the rules again before you leave.',
    ],
    business: {
      name: 'Wayleaf',
      protectionLine:
        'Registered under the Travel Industry Act, 2002 (Ontario). TICO registration no. 00000000.',
      contactLine: 'hello@wayleaf.example · 1 800 555 0100 · wayleaf.example',
    },
  }
}
