import { classNames } from '../class-names.ts'
import { pictureSizes } from '../poster.tsx'
import type { PictureRatio } from '../poster.tsx'
import { Image } from './image.tsx'
import styles from './picture.module.css'

export interface PictureProps {
  /** Address of a drawn picture, or a data URI from `artDataUri`. */
  src: string
  ratio?: PictureRatio
  /** Says what is seen where no name stands beside it. */
  alt?: string
  lazy?: boolean
  className?: string | undefined
}

/** What it shows: a sight itself, or the kind of thing that it is. */
const artOf = (src: string): string => {
  const [, place, sight] = /^\/landmarks\/([\w-]+?)--([\w-]+)\.svg$/.exec(src) ?? []
  return place && sight ? `landmark:${place}/${sight}` : 'icon'
}

/** Category art and other drawn pictures: cut to the ratio from the bottom centre. */
export function Picture({ src, ratio = '4/3', alt = '', lazy = false, className }: PictureProps) {
  const [width, height] = pictureSizes[ratio]
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
