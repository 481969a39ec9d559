import type { ReactNode } from 'react'
import type { Facts } from '#platform/web/facts.ts'
import { Given } from '#platform/web/listed.tsx'

interface WhenProps {
  readonly when: keyof Facts | undefined
  readonly children: ReactNode
}

/** Renders children if the fact `when` holds. */
export const WhenOffered = ({ when, children }: WhenProps) =>
  when ? <Given when={when}>{children}</Given> : children
