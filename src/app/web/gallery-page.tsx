import { Gallery } from '#design/gallery.tsx'
import { PageHead } from '#platform/web/page-head.tsx'

/** Every component of the design system in every state. */
export function GalleryPage() {
  return (
    <>
      <PageHead title="Design gallery" description="Every component in every state." hidden />
      <Gallery />
    </>
  )
}
