import { Notice } from '#design/notice/notice.tsx'

/** Why something was not saved, read out at once. */
export const Refusal = ({ text }: { readonly text: string }) => (
  <Notice tone="error" live>
    {text}
  </Notice>
)
