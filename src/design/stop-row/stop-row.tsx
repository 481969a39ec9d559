import { GripVertical } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './stop-row.module.css'
import { stopRowText } from '../messages.ts'

export interface StopRowProps {
  name: string
  /** "09:30 · 1 h". */
  time: string
  price?: string | undefined
  pictureSrc: string
  /** In the hand: tilted, with the dialog's shadow. */
  lifted?: boolean
  /** The grip is shown only when it can be moved. `aria-describedby` may explain the keys. */
  grip?: Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> | undefined
  /** A menu button or the like, after the price. */
  action?: ReactNode
  className?: string | undefined
}

/** One stop of a day: put it into the `<li>` that the board moves. */
export function StopRow(props: StopRowProps) {
  const { name, time, price, pictureSrc, lifted = false, grip, action, className } = props
  return (
    <div className={classNames(styles.stop, lifted && styles.lifted, className)}>
      {grip ? (
        <button aria-label={stopRowText.move(name)} {...grip} type="button" className={styles.grip}>
          <Icon of={GripVertical} size="button" tone="aid" />
        </button>
      ) : null}
      <Picture src={pictureSrc} ratio="1/1" lazy className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.time}>{time}</p>
        <p className={styles.name}>{name}</p>
      </div>
      {price ? <p className={styles.price}>{price}</p> : null}
      {action}
    </div>
  )
}

/** Where a lifted stop will land: dashed, with the time it will get. */
export function DropTarget({ children }: { children: ReactNode }) {
  return <div className={styles.target}>{children}</div>
}
