import { Link as RouterLink } from 'wouter'
import type { LinkProps } from '#design/link.tsx'

/** What the server answers itself, and every file: a full page load. */
const servedByServer = /^\/(api|art)\/|^[^?#]*\.\w+($|[?#])/

/** A link inside the site changes the page without loading it anew. */
export function ClientLink({ href, children, ...rest }: LinkProps) {
  const inside = href.startsWith('/') && !servedByServer.test(href) && !rest.target
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
