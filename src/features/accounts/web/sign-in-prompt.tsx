import { ButtonLink } from '#design/button/button.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { signInPromptText } from './messages.ts'

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
      poster={{
        slug: 'new-york',
        name: signInPromptText.newYork,
        place: signInPromptText.unitedStates,
      }}
      action={
        <>
          <ButtonLink href={`/api/login?returnTo=${back}`}>{signInPromptText.signIn}</ButtonLink>
          <ButtonLink href={`/account/sign-up?returnTo=${back}`} look="line">
            {signInPromptText.createAccount}
          </ButtonLink>
        </>
      }
    >
      {children}
    </Signpost>
  )
}
