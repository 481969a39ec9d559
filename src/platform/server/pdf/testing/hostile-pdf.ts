import type { PdfDocument } from '../pdf-document.ts'
import { samplePdf } from './sample-pdf.ts'

const activity = (name: string, more: { detail?: string; note?: string; link?: string } = {}) => ({
  kind: 'activity' as const,
  name,
  ...more,
})

/** Text that people and attackers really send: markup, many scripts, and lengths beyond reason. */
export const hostilePdf: PdfDocument = {
  ...samplePdf(1, 1),
  title: `Łódź и Ψυχή 🇻🇳 #panic() $x^2$ *bold* ${'W'.repeat(60)}`,
  subtitle: 'Hồ Chí Minh, 서울, 上海, 臺北 🎉',
  preparedFor: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  sections: [
    {
      heading: 'Day 🗼 #read("/etc")',
      detail: 'é e\u0301 ﬁ 𝓕𝓪𝓷𝓬𝔂',
      total: 'CA$1,234,567,890.00',
      rows: [
        activity('#panic("x") #read("/etc/passwd") <script> \\u{41} $x$', {
          link: 'https://example.com/?q="a b"&x=%00)',
          detail: '= heading\n- list',
        }),
        activity('Sushi 🍣 👩‍👩‍👧‍👦 1️⃣ ❤️', { link: 'javascript:alert(1)' }),
        activity('مطعم الشرق الأوسط', { link: `https://example.com/${'a'.repeat(9000)}` }),
        activity('מסעדת מחניודה', { link: 'file:///etc/passwd' }),
        activity('ร้านอาหารทิพย์สมัยประตูผีผัดไทยเจ้าดั้งเดิมตั้งแต่ปีพุทธศักราชสองพันห้าร้อยเก้า'),
        activity('ताज महल होटल'),
        activity('ბარბარე Հայաստան'),
        activity('a\u0000\u001b[31m\u202egpj.exe\u200b\ufeff \ud800\u2028b'),
        activity('X'.repeat(400), { detail: 'https://example.com/very/long?'.repeat(20) }),
        activity('A long note', { note: 'All work and no play.\n\n'.repeat(220).slice(0, 5000) }),
        activity('A note of one word', { note: 'q'.repeat(5000) }),
        activity(''),
        activity('🎉'),
      ],
    },
    { heading: '', rows: [] },
  ],
  remarks: ['🙂', '* no list\n= no heading', ''],
}
