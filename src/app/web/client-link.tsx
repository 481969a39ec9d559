import { Link as RouterLink } from 'wouter'
import type { LinkProps } from '#design/link.tsx'
import { isPageOfSite } from './page-of-site.ts'

/** Link with client-side navigation. */
export function ClientLink({ href, children, ...rest }: LinkProps) {
  const inside = isPageOfSite(href) && !rest.target
  if (!inside)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <RouterLink href={href} {...rest}>
      {children}
    </RouterLink>
  )
}
