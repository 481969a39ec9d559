import type { VisaPolicy } from '../visa.ts'

export const unitedKingdom: VisaPolicy = {
  to: 'GB',
  link: 'https://www.gov.uk/check-uk-visa',
  rules: [
    {
      passports: ['CA', 'US', 'FR', 'DE', 'IT', 'ES', 'JP', 'AU', 'NZ', 'SG', 'BR', 'MX', 'AE'],
      status: 'eta',
      days: 180,
      obtain: {
        what: 'Electronic travel authorisation (ETA), valid two years or until the passport ends',
        cost: 'GBP 16 to 20',
        where: 'UK ETA app or gov.uk',
      },
      conditions: [
        'Children and babies need one each',
        'Passport, not an identity card',
        'British and Irish citizens, also dual ones, need none but should show that passport',
      ],
      description:
        '{citizens} need an ETA before they set out for the United Kingdom; most decisions come within three days. It allows visits of up to six months. It is not a visa.',
      changing:
        'Carriers refuse passengers without an ETA since 25 February 2026. The fee was GBP 16 and a rise to GBP 20 was announced for 2026.',
      link: 'https://www.gov.uk/eta',
    },
    {
      passports: ['CN', 'IN', 'TH', 'ZA', 'EG', 'RU'],
      status: 'visa-required',
      days: 180,
      obtain: {
        what: 'Standard Visitor visa',
        cost: 'from about GBP 130 for six months',
        where: 'Online on gov.uk, then an appointment at a visa application centre',
      },
      conditions: ['The visa is digital: an eVisa in a UKVI account'],
      description:
        '{citizens} need a Standard Visitor visa for the United Kingdom, asked for up to three months ahead. It usually allows stays of up to six months.',
      link: 'https://www.gov.uk/standard-visitor',
    },
  ],
}
