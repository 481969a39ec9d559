import { type ComponentProps, useEffect, useRef, useState } from 'react'
import defaultPicture from './default-picture.svg?no-inline'
import { whenNear } from './near-view.ts'

export interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'loading'> {
  src: string
  alt: string
  /** Loads when it comes within 50 px of the window. */
  lazy?: boolean
}

/**
 * An `img` that shows a default picture when its own does not load. A lazy one has no address until it
 * is near; without a script `noscript` has it.
 */
export function Image({ src, alt, lazy = false, ...rest }: ImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [isNear, setIsNear] = useState(!lazy)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (isNear || !image.current) return undefined
    return whenNear(image.current, () => setIsNear(true))
  }, [isNear])
  useEffect(() => {
    // It may have failed before the page woke up; asking again brings the error here.
    const { current } = image
    if (current?.complete && current.naturalWidth === 0 && current.src) current.src = src
  }, [src])
  const shown = failed === src ? defaultPicture : src
  return (
    <>
      <img
        {...rest}
        ref={image}
        src={isNear ? shown : undefined}
        data-src={lazy ? src : undefined}
        alt={alt}
        decoding={lazy ? 'async' : undefined}
        onError={() => setFailed(src)}
      />
      {lazy ? (
        <noscript>
          <img {...rest} src={src} alt={alt} loading="lazy" />
        </noscript>
      ) : null}
    </>
  )
}
