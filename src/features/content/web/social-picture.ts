import { isPosterSlug } from '#design/posters.ts'

/** The picture of link previews, 1200 × 630: the destination's poster, else the site's own. */
export const socialPicture = (destination: string | undefined): string =>
  destination && isPosterSlug(destination) ? `/social/${destination}.png` : '/preview.png'
