import { Notice } from '#design/notice/notice.tsx'
import { disclosureNoticeText } from './messages.ts'

/** What we earn from these links, wherever they stand. */
export function DisclosureNotice() {
  return (
    <Notice title={disclosureNoticeText.whatTheseLinksEarn}>
      {disclosureNoticeText.partnerLinksMayEarn}
    </Notice>
  )
}
