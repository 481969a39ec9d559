import { Link } from '#design/link.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { Entry } from './entry.tsx'

export function LoginPage() {
  return (
    <>
      <PageHead title="Sign in" description="Sign in, and see what an account is good for." />
      <Entry
        title="Sign in to your trips"
        lead="Pick up the plan where you left it, on whatever device you have at hand."
        href="/api/login"
        action="Sign In"
        footer={(query) => (
          <>
            No account yet?{' '}
            <Link className="text-link" href={`/signup${query}`}>
              Create one for free
            </Link>
          </>
        )}
      />
    </>
  )
}
