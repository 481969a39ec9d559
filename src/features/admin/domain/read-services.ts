import type { Health, HealthService } from '../contract/admin.contract.ts'

/** The provider behind a port, according to the settings. */
export interface ServiceFacts {
  readonly name: string
  readonly label: string
  readonly provider: string
  /** The keys that a provider other than embedded needs. */
  readonly keys: readonly ('hasKey' | 'hasApiKey' | 'hasSecret')[]
  readonly services: readonly string[]
}

/** Its recent calls. */
export interface ServiceSeen {
  readonly calls: number
  readonly errorRate: number | null
  readonly latencyMs: number | null
  readonly lastGoodAt: Date | null
  readonly answers: boolean
  /** The latest fault of the vendor behind it. */
  readonly lastFault: { readonly at: Date; readonly why: string } | null
  readonly quota: { readonly left: number; readonly of: number | null } | null
}

/** The viewer: anonymous, staff, or the owner. */
export type Viewer = 'public' | 'staff' | 'owner'

const isEmbedded = ({ provider }: ServiceFacts): boolean => provider === 'embedded'

function statusOf(facts: ServiceFacts): HealthService['status'] {
  if (!isEmbedded(facts)) return 'configured'
  return facts.keys.length > 1 ? 'missing_keys' : 'missing_key'
}

export function describeService(
  facts: ServiceFacts,
  seen: ServiceSeen,
  viewer: Viewer,
): HealthService {
  const { label, provider, keys, services } = facts
  const { answers, lastGoodAt, lastFault, ...measured } = seen
  return {
    label,
    status: statusOf(facts),
    provider,
    answers,
    services: [...services],
    ...(viewer === 'public'
      ? {}
      : {
          seen: {
            ...measured,
            lastGoodAt: lastGoodAt?.toISOString() ?? null,
            lastFault: lastFault && { at: lastFault.at.toISOString(), why: lastFault.why },
          },
        }),
    ...(viewer === 'owner' ? Object.fromEntries(keys.map((key) => [key, !isEmbedded(facts)])) : {}),
  }
}

/** Advice in sentences, starting with services that do not answer. */
export function recommend(services: Readonly<Record<string, HealthService>>): string[] {
  const all = Object.values(services)
  return [
    ...all
      .filter(({ answers }) => !answers)
      .map(
        ({ label }) =>
          `${label}: the provider does not answer. Look at its status page and our log.`,
      ),
    ...all
      .filter(({ answers, status }) => answers && status !== 'configured')
      .map(
        ({ label, status }) =>
          `${label}: no ${status === 'missing_keys' ? 'keys are' : 'key is'} set, and the embedded provider answers. A live provider needs its own.`,
      ),
  ]
}

/** Healthy while every configured provider answers. */
export const statusOfAll = (services: Readonly<Record<string, HealthService>>): Health['status'] =>
  Object.values(services).every(({ answers }) => answers) ? 'healthy' : 'degraded'
