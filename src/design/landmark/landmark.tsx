import { landmarkPath } from '../art/landmarks.ts'
import { classNames } from '../class-names.ts'
import { Image } from '../picture/image.tsx'
import styles from './landmark.module.css'

interface LandmarkProps {
  /** Of a drawn sight: "lisbon/belem-tower". */
  readonly id: string
  readonly name: string
  readonly className?: string | undefined
}

/** The drawing of a sight itself; loaded when it comes near. */
export function Landmark({ id, name, className }: LandmarkProps) {
  return (
    <Image
      src={landmarkPath(id)}
      alt={name}
      width={800}
      height={600}
      lazy
      data-art={`landmark:${id}`}
      className={classNames(styles.landmark, className)}
    />
  )
}
