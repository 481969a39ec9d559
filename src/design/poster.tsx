import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Image } from './picture/image.tsx'
import styles from './poster.module.css'
import { posters } from './posters.ts'
import type { PosterSlug } from './posters.ts'

/** Never wider than 16:9: a banner cuts heads off. */
export type PictureRatio = '4/3' | '3/4' | '4/5' | '16/10' | '16/9' | '1/1'

/** Only the proportion counts: with it the browser keeps the room before any style has come. */
export const pictureSizes: Readonly<Record<PictureRatio, readonly [number, number]>> = {
  '4/3': [800, 600],
  '3/4': [600, 800],
  '4/5': [640, 800],
  '16/10': [800, 500],
  '16/9': [800, 450],
  '1/1': [600, 600],
}

export interface PosterProps {
  slug: PosterSlug
  /** Frames 3/4, tiles 4/5, cards 16/10, lists 1/1. */
  ratio?: PictureRatio
  /** True below the fold: it loads within 50 px of the window. */
  lazy?: boolean
  className?: string | undefined
  /** The destination, where it is not written as its slug is. */
  name?: string
}

const accented: Readonly<Partial<Record<PosterSlug, string>>> = {
  montreal: 'Montréal',
  'quebec-city': 'Québec City',
}

/** The destination that a poster shows: "Los Angeles". */
const nameOf = (slug: PosterSlug): string =>
  accented[slug] ??
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** The picture of a destination; its alternative text is the destination's name. */
export function Poster({ slug, ratio = '4/3', lazy = false, className, name }: PosterProps) {
  const [width, height] = pictureSizes[ratio]
  return (
    <Image
      src={posters[slug]}
      alt={name ?? nameOf(slug)}
      data-art={`poster:${slug}`}
      width={width}
      height={height}
      lazy={lazy}
      data-slug={slug}
      data-ratio={ratio}
      className={classNames(styles.poster, className)}
    />
  )
}

export interface PrintProps {
  name: string
  /** Small, at the right of the caption: the country, or a month. */
  place: string
  /** The poster; for a place without one give `picture` instead. */
  slug?: PosterSlug | undefined
  picture?: ReactNode
  ratio?: PictureRatio
  lazy?: boolean
  className?: string | undefined
}

/** A poster in its paper frame. */
export function Print({ name, place, slug, picture, ratio = '3/4', lazy, className }: PrintProps) {
  return (
    <figure className={classNames(styles.print, className)}>
      {slug ? <Poster slug={slug} ratio={ratio} lazy={lazy ?? false} /> : picture}
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span className={styles.place}>{place}</span>
      </figcaption>
    </figure>
  )
}
