import type { VisaPolicy } from '../visa.ts'

const consulate = {
  what: 'Visit visa (VIVIS)',
  where: 'Brazilian consulate',
}

export const brazil: VisaPolicy = {
  to: 'BR',
  link: 'https://www.gov.br/mre/en/subjects/visas',
  rules: [
    {
      passports: ['CA', 'US', 'AU'],
      status: 'e-visa',
      days: 90,
      obtain: {
        what: 'Electronic visit visa, for many entries',
        cost: 'USD 80.90',
        where: 'The e-visa site that the Brazilian Foreign Ministry names',
      },
      conditions: ['Usually 90 days a visit, at most 180 in a year'],
      description:
        '{citizens} need a visa for Brazil again since 10 April 2025. The electronic visa is asked for online and takes about a week; airlines check it.',
      changing:
        'Congress debated more than once whether to drop this visa again. Check before you pay.',
    },
    {
      passports: ['GB', 'FR', 'DE', 'IT', 'ES', 'NZ', 'TH', 'ZA', 'AE', 'RU'],
      status: 'visa-free',
      days: 90,
      conditions: ['Ticket onward and means for the stay'],
      description:
        '{citizens} visit Brazil for up to 90 days without a visa. The Federal Police can refuse or grant an extension.',
    },
    {
      passports: ['SG'],
      status: 'visa-free',
      days: 30,
      conditions: ['Ticket onward and means for the stay'],
      description:
        '{citizens} may stay in Brazil up to 30 days without a visa. For a longer journey ask a consulate beforehand.',
    },
    {
      passports: ['JP'],
      status: 'visa-required',
      days: 90,
      obtain: consulate,
      conditions: ['None if the exemption goes on'],
      description:
        '{citizens} visited Brazil without a visa under an exemption agreed until 29 September 2026. We know of no extension, so ask a Brazilian consulate before booking.',
      changing:
        'The mutual exemption began on 30 September 2023 for three years. An extension was possible and we could not confirm one.',
    },
    {
      passports: ['MX'],
      status: 'visa-free',
      days: 90,
      conditions: ['Ticket onward and means for the stay'],
      description:
        '{citizens} may visit Brazil for up to 90 days without a visa, as far as we know. Ask a Brazilian consulate before booking, for Brazilians do need one for Mexico.',
      changing:
        'In 2023 both governments spoke of electronic visas for each other’s visitors. Mexico has had one for Brazilians since 5 February 2026; Brazil may answer in kind.',
    },
    {
      passports: ['CN'],
      status: 'visa-required',
      days: 90,
      obtain: consulate,
      conditions: ['None if the announced exemption is in force'],
      description:
        '{citizens} need a visit visa unless the exemption that Brazil announced in January 2026 has begun. We know no starting date, so ask the consulate.',
      changing:
        'On 23 January 2026 Brazil announced short stays without a visa for Chinese citizens, in answer to China’s waiver, without a date.',
    },
    {
      passports: ['IN', 'EG'],
      status: 'visa-required',
      days: 90,
      obtain: consulate,
      conditions: ['Certificate of vaccination against yellow fever may be asked'],
      description:
        '{citizens} need a visit visa from a Brazilian consulate before a holiday in Brazil. The form is filled in online and the papers are handed in.',
    },
  ],
}
