import { z } from 'zod'
import { createKeptAnswers } from '#platform/server/outbound/kept-answers.ts'
import { createVendorClient, type VendorParts } from '#platform/server/outbound/vendor-client.ts'
import { unavailableBy, VendorError } from '#platform/server/outbound/vendor-error.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import type { VisaFinding } from '../../../contract/visas.contract.ts'
import type { VisasProvider } from '../visas-provider.ts'
import { conditionsText } from './messages.ts'

export interface TravelBuddyParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  readonly url: string
  readonly now: () => number
  /** What the vendor has no answer for: changes of planes, and rules for any passport. */
  readonly otherwise: VisasProvider
}

const dayMs = 86_400_000
const text = z.string().nullish()
const ruleSchema = z.object({ name: z.string().min(1), duration: text, link: text })
const answerSchema = z.object({
  data: z.object({
    destination: z.object({ passport_validity: text, embassy_url: text }).nullish(),
    mandatory_registration: z.object({ name: z.string(), link: text }).nullish(),
    visa_rules: z.object({ primary_rule: ruleSchema, secondary_rule: ruleSchema.nullish() }),
  }),
})

type Answer = z.infer<typeof answerSchema>['data']

/** The vendor's names of rules, in lower case without signs. */
const statuses = wordTable<VisaFinding['status']>({
  visafree: 'visa-free',
  freedomofmovement: 'visa-free',
  eta: 'eta',
  electronictravelauthorization: 'eta',
  evisa: 'e-visa',
  visaonarrival: 'visa-on-arrival',
  visarequired: 'visa-required',
  admissionrefused: 'restricted',
  notadmitted: 'restricted',
})

const colourOf = (status: VisaFinding['status']): VisaFinding['color'] =>
  status === 'visa-free' ? 'green' : status === 'restricted' ? 'red' : 'blue'

/** "45 days"; null for anything else, which the description then says. */
const daysOf = (duration: string | null | undefined): number | null => {
  const [, days] = /^(\d{1,3}) days?$/.exec(duration?.trim() ?? '') ?? []
  return days ? Number(days) : null
}

const isPage = (link: string | null | undefined): link is string =>
  typeof link === 'string' && /^https?:\/\//.test(link) && URL.canParse(link)

const sentence = ({ name, duration }: z.infer<typeof ruleSchema>): string =>
  duration?.trim() ? `${name}, ${duration.trim()}.` : `${name}.`

/** The page for applying: that of the second rule, if it has one. */
function obtainOf({ visa_rules: rules }: Answer, status: VisaFinding['status']) {
  if (status === 'visa-free' || status === 'restricted') return null
  const rule = isPage(rules.secondary_rule?.link) ? rules.secondary_rule : rules.primary_rule
  return isPage(rule.link) ? { what: rule.name, cost: null, where: rule.link } : null
}

function conditionsOf({ destination, mandatory_registration: registration }: Answer): string[] {
  const validity = destination?.passport_validity?.trim()
  return [
    ...(validity ? [conditionsText.validity(validity)] : []),
    ...(registration ? [conditionsText.registration(registration.name)] : []),
  ]
}

/** Visa rules of Travel Buddy, a pair of countries at a time, kept for a week: its quota is by the month. */
export function createTravelBuddyVisasProvider(parts: TravelBuddyParts): VisasProvider {
  const { key, url, now, otherwise, ...rest } = parts
  const name = 'travelbuddy'
  const headers = { 'x-rapidapi-key': key, 'x-rapidapi-host': 'visa-requirement.p.rapidapi.com' }
  const client = createVendorClient({ name, url, headers, now, ...rest })
  const kept = createKeptAnswers<VisaFinding>({
    ms: 7 * dayMs,
    atMost: 400,
    // If the vendor fails, the last finding is used, with its day.
    lastGoodMs: 30 * dayMs,
  })

  async function ask(from: string, to: string, signal: AbortSignal): Promise<VisaFinding> {
    const body = { passport: from, destination: to }
    const found = await client.call({ path: '/v2/visa/check', body, answer: answerSchema }, signal)
    const data = found?.data
    const rules = data?.visa_rules
    const status = statuses.get(
      rules?.primary_rule.name.toLowerCase().replaceAll(/[^a-z]/g, '') ?? '',
    )
    if (!data || !rules || !status)
      throw unavailableBy(new VendorError(name, 'answer', 'names a rule that we do not know'))
    const { primary_rule: primary, secondary_rule: secondary } = rules
    const link = [primary.link, secondary?.link, data.destination?.embassy_url].find(isPage)
    return {
      status,
      color: colourOf(status),
      description: [primary, ...(secondary ? [secondary] : [])].map(sentence).join(' Or: '),
      from,
      to,
      days: daysOf(primary.duration),
      obtain: obtainOf(data, status),
      conditions: conditionsOf(data),
      changing: null,
      link: link ?? (await otherwise.check(from, to, signal)).link,
      checkedOn: new Date(now()).toISOString().slice(0, 10),
      kind: 'Travel Buddy',
    }
  }

  return {
    source: name,
    entry: otherwise.entry,
    transit: (from, via, signal) => otherwise.transit(from, via, signal),
    check: (from, to, signal) =>
      kept(`${from}-${to}`, { signal, now: now() }, (asked) => ask(from, to, asked)),
  }
}
