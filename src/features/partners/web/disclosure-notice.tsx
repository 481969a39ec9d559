import { Notice } from '#design/notice/notice.tsx'

/** What we earn from these links, wherever they stand. */
export function DisclosureNotice() {
  return (
    <Notice title="What these links earn us">
      Partner links may earn us a commission, of 2 to 8% of what is booked or a fixed sum. It never
      raises your price, and it does not decide the order of any list on this site. What you book on
      a partner’s site you book with that partner.
    </Notice>
  )
}
