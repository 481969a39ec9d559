import { PageHead } from '#platform/web/page-head.tsx'
import { Entry } from './entry.tsx'

export function LoginPage() {
  return (
    <>
      <PageHead
        title="Sign in"
        description="Sign in to your saved trips, and see what a free account gives you."
      />
      <Entry
        title="Sign in to your trips"
        lead="Pick up the plan where you left it, on whatever device you have at hand."
        href="/api/login"
        action="Sign In"
        other={{ question: 'No account yet?', href: '/signup', label: 'Create one for free' }}
      />
    </>
  )
}
