import { Notice } from '#design/notice/notice.tsx'
import { disclosureNoticeText } from './messages.ts'

/** What we earn from partner links; on every page that has them. */
export function DisclosureNotice() {
  return (
    <Notice title={disclosureNoticeText.whatTheseLinksEarn}>
      {disclosureNoticeText.partnerLinksMayEarn}
    </Notice>
  )
}
