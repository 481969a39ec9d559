import { BedDouble, House, Landmark, Ticket, Utensils } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { pictureSizes } from '../poster.tsx'
import type { PictureRatio } from '../poster.tsx'
import { Image } from './image.tsx'
import styles from './picture.module.css'

export interface PictureProps {
  /** Address of a drawn picture, or a data URI from `artDataUri`. */
  src: string
  ratio?: PictureRatio
  /** Alternative text, for pictures without a name beside them. */
  alt?: string
  lazy?: boolean
  className?: string | undefined
}

/** What it shows: a sight itself, or the kind of thing that it is. */
const artOf = (src: string): string => {
  const [, place, sight] = /^\/landmarks\/([\w-]+?)--([\w-]+)\.svg$/.exec(src) ?? []
  return place && sight ? `landmark:${place}/${sight}` : 'icon'
}

const glyphs: ReadonlyMap<string | undefined, IconShape> = new Map([
  ['hotel', BedDouble],
  ['property', House],
  ['restaurant', Utensils],
  ['activity', Ticket],
])

/** A scene of a kind of place is no picture of one place: that one gets the sign of its kind. */
const glyphOf = (src: string): IconShape | undefined =>
  src.startsWith('/art/') ? (glyphs.get(src.split('/')[2]) ?? Landmark) : undefined

/** A photo or a drawing of the thing itself, cut to the ratio from the bottom centre; else a tile. */
export function Picture({ src, ratio = '4/3', alt = '', lazy = false, className }: PictureProps) {
  const [width, height] = pictureSizes[ratio]
  const glyph = glyphOf(src)
  if (glyph)
    return (
      <span
        className={classNames(styles.picture, styles.tile, className)}
        data-ratio={ratio}
        data-art="icon"
        aria-hidden="true"
      >
        <Icon of={glyph} size="alone" />
      </span>
    )
  return (
    <Image
      src={src}
      alt={alt}
      width={width}
      height={height}
      lazy={lazy}
      data-art={artOf(src)}
      data-ratio={ratio}
      className={classNames(styles.picture, className)}
    />
  )
}
