import { LockKeyhole } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'

interface SignInPromptProps {
  readonly title: string
  readonly children: string
}

/** Stands in place of a page that needs an account; sign-in leads back here. */
export function SignInPrompt({ title, children }: SignInPromptProps) {
  const here = window.location.pathname + window.location.search
  return (
    <EmptyState
      icon={LockKeyhole}
      heading="h1"
      title={title}
      action={
        <ButtonLink href={`/api/login?returnTo=${encodeURIComponent(here)}`}>Sign In</ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}
