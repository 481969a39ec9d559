import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

export interface CardProps extends Omit<ComponentProps<'div'>, 'className'> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** `well` is sunk and has no border; `featured` is spruce-wash with a spruce edge. */
  look?: 'plain' | 'well' | 'featured'
  /** 4 px top edge in the colour of a state. */
  edge?: 'spruce' | 'glacier' | 'amber' | 'maple' | undefined
  padding?: 'none' | 'small' | 'full'
  className?: string | undefined
}

/** For things you can pick up, buy or fill in; never a card inside a card. */
export function Card(props: CardProps) {
  const { as = 'div', look = 'plain', edge, padding = 'full', className, ...rest } = props
  // The tags differ only in name; their props here are those every element has.
  const Tag = as as 'div'
  return (
    <Tag
      {...rest}
      className={classNames(
        styles.card,
        styles[look],
        edge && styles.edged,
        edge && styles[edge],
        padding !== 'none' && styles[padding],
        className,
      )}
    />
  )
}
