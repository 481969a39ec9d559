import { ButtonLink } from '#design/button/button.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'

interface SignInPromptProps {
  readonly title: string
  readonly children: string
}

/** Stands in place of a page that needs an account; sign-in leads back here. */
export function SignInPrompt({ title, children }: SignInPromptProps) {
  const back = encodeURIComponent(window.location.pathname + window.location.search)
  return (
    <Signpost
      title={title}
      poster={{ slug: 'new-york', name: 'New York', place: 'United States' }}
      action={
        <>
          <ButtonLink href={`/api/login?returnTo=${back}`}>Sign In</ButtonLink>
          <ButtonLink href={`/account/sign-up?returnTo=${back}`} look="line">
            Create an account
          </ButtonLink>
        </>
      }
    >
      {children}
    </Signpost>
  )
}
