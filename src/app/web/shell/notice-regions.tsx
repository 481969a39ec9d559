import { PopupRegion } from '#design/popup-region/popup-region.tsx'
import { ToastRegion } from '#design/toast-region/toast-region.tsx'

/** The two places where the site speaks unasked: popups stack, toasts come one at a time. */
export function NoticeRegions({ focused }: { readonly focused: boolean }) {
  return (
    <>
      <ToastRegion focused={focused} />
      <PopupRegion />
    </>
  )
}
