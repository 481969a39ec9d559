import { ConfigError } from '#platform/server/config/read-config.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { passwordSignIn } from './embedded/password-sign-in.ts'
import { createOidcSignIn } from './oidc/oidc-sign-in.ts'
import type { SignInProvider } from './sign-in-provider.ts'

export interface SignInSettings {
  readonly SIGN_IN_PROVIDER: string
  readonly OIDC_ISSUER?: string | undefined
  readonly OIDC_CLIENT_ID?: string | undefined
  readonly OIDC_CLIENT_SECRET?: string | undefined
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The adapter that a setting names. Throws ConfigError for an unknown name and for what its adapter lacks. */
export function createSignInProvider(settings: SignInSettings): SignInProvider {
  const { SIGN_IN_PROVIDER, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = settings
  if (SIGN_IN_PROVIDER === 'embedded') return passwordSignIn
  if (SIGN_IN_PROVIDER !== 'oidc')
    throw unknownAdapter('SIGN_IN_PROVIDER', SIGN_IN_PROVIDER, ['embedded', 'oidc'])
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET)
    throw new ConfigError(
      (['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const)
        .filter((name) => !settings[name])
        .map((name) => `${name}: SIGN_IN_PROVIDER=oidc needs it`),
    )
  const { protocol, hostname } = new URL(OIDC_ISSUER)
  if (protocol !== 'https:' && !loopback.has(hostname))
    throw new ConfigError(['OIDC_ISSUER: only https, except on this machine'])
  return createOidcSignIn({
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
  })
}
