import { Notice } from '#design/notice/notice.tsx'

/** Error of a failed save, as an alert. */
export const Refusal = ({ text }: { readonly text: string }) => (
  <Notice tone="error" live>
    {text}
  </Notice>
)
