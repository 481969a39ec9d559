import { createContext, createElement, useContext } from 'react'
import type { ComponentProps, ComponentType } from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string }

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

/** The app may provide its client-side link here; without it a link is a plain `<a>`. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Every link of the design system goes through this one. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props)
}
