import type { VisaPolicy } from '../visa.ts'

const apply = 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada.html'

const visitorVisa = {
  what: 'Visitor visa (temporary resident visa)',
  cost: 'CAD 100, and CAD 85 for fingerprints and photo',
  where: 'Online with Immigration, Refugees and Citizenship Canada',
}

export const canada: VisaPolicy = {
  to: 'CA',
  link: apply,
  rules: [
    {
      passports: ['US'],
      status: 'visa-free',
      days: 180,
      conditions: ['Valid passport, or another document that proves citizenship at a land border'],
      description:
        '{citizens} need neither a visa nor an eTA for Canada, by air, land or sea. The officer usually allows up to six months.',
    },
    {
      passports: ['GB', 'FR', 'DE', 'IT', 'ES', 'JP', 'AU', 'NZ', 'SG', 'AE'],
      status: 'eta',
      days: 180,
      obtain: {
        what: 'Electronic Travel Authorization (eTA), valid five years or until the passport ends',
        cost: 'CAD 7',
        where: 'Only on canada.ca',
      },
      conditions: ['The eTA is for arrival by air; at a land or sea border the passport is enough'],
      description:
        '{citizens} fly to Canada with an eTA, which most people receive by e-mail within minutes. The usual stay is up to six months. No visa is needed for a holiday.',
      link: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/eta.html',
    },
    {
      passports: ['TH', 'BR', 'MX'],
      status: 'visa-required',
      days: 180,
      obtain: visitorVisa,
      conditions: [
        'An eTA at CAD 7 replaces the visa for arrival by air, if you held a Canadian visa in the last ten years or hold a valid United States non-immigrant visa',
      ],
      description:
        '{citizens} need a visitor visa for Canada. Those who had a Canadian visa in the last ten years, or have a valid United States visa, may fly in with an eTA instead.',
      changing:
        'Canada decides by nationality who may use the eTA instead of a visa, and changed it for Mexico on 29 February 2024.',
    },
    {
      passports: ['CN', 'IN', 'ZA', 'EG', 'RU'],
      status: 'visa-required',
      days: 180,
      obtain: visitorVisa,
      conditions: ['Fingerprints and photo once in ten years'],
      description:
        '{citizens} need a visitor visa before travelling to Canada, by any way of entry. Processing time depends on where you apply, from weeks to months.',
    },
  ],
}
