import { useEffect } from 'react'
import { facts } from '#platform/web/facts.ts'

/** Where accounts have no passwords, the forms for them lead on to the issuer by themselves. */
export function useRemoteSignIn(): void {
  useEffect(() => {
    if (facts.signIn === 'remote') window.location.replace(`/api/login${window.location.search}`)
  }, [])
}
