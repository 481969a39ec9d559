import type { ComponentType, SVGProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './icon.module.css'

/** A drawing from lucide-react, or any component that draws the same way. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>

const pixels = { text: 16, button: 18, field: 17, alone: 24 } as const

export interface IconProps {
  of: IconShape
  /** `text` 16 px beside words, `button` 18 px, `alone` 24 px. */
  size?: keyof typeof pixels
  /** `subject` is spruce, `aid` is ink-2; otherwise the colour of the text. */
  tone?: 'subject' | 'aid'
  filled?: boolean
  className?: string | undefined
}

/** Decorative always: the words beside it, or the control's label, carry the meaning. */
export function Icon({ of: Shape, size = 'text', tone, filled = false, className }: IconProps) {
  return (
    <Shape
      size={pixels[size]}
      strokeWidth={1.75}
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.icon, tone && styles[tone], className)}
    />
  )
}
