import { classNames } from '../class-names.ts'
import { type PlaceKind, placeKind } from '../art/kind-shapes.ts'
import { KindSign } from '../kind-tile/kind-sign.tsx'
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

const signs: ReadonlyMap<string | undefined, PlaceKind> = new Map([
  ['hotel', 'bed'],
  ['property', 'house'],
  ['restaurant', 'table'],
  ['activity', 'ticket'],
])

const tints = 4

/** A scene of a kind of place is no picture of one place: that one gets the sign of its kind. */
function tileOf(src: string): { readonly kind: PlaceKind; readonly tint: number } | undefined {
  if (!src.startsWith('/art/')) return undefined
  const [path = '', query] = src.split('?')
  const facts = new URLSearchParams(query)
  const sort = path.split('/')[2]
  const kind = placeKind(facts.get('kind')) ?? placeKind(facts.get('scene')) ?? signs.get(sort)
  const isBed = sort === 'hotel' || sort === 'property'
  return {
    kind: kind ?? 'landmark',
    tint: isBed ? Number(facts.get('palette') ?? 0) % tints : 0,
  }
}

/** A photo or a drawing of the thing itself, cut to the ratio from the bottom centre; else a tile. */
export function Picture({ src, ratio = '4/3', alt = '', lazy = false, className }: PictureProps) {
  const [width, height] = pictureSizes[ratio]
  const tile = tileOf(src)
  if (tile)
    return (
      <span
        className={classNames(styles.picture, styles.tile, className)}
        data-ratio={ratio}
        data-tint={tile.tint || undefined}
        data-art="icon"
        aria-hidden="true"
      >
        <KindSign kind={tile.kind} size={28} />
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
