import { Gallery } from '#design/gallery.tsx'

/** Every component of the design system in every state. */
export function GalleryPage() {
  return (
    <>
      <Gallery />
    </>
  )
}
