import type { LocalDate } from '#platform/shared/local-date.ts'
import type { CountryCode } from './passports.ts'
import type { VisaStatus } from './visa.ts'

/** What a tourist of these passports takes for a country that has no table of its own. */
interface MoreEntries {
  readonly to: string
  /** The official page, where to check it. */
  readonly link: string
  readonly rules: readonly {
    readonly status: VisaStatus
    readonly passports: readonly CountryCode[]
    readonly days?: number
    readonly per?: 180 | 365
  }[]
}

/** When we last went over these rows. */
export const moreEntriesChecked: LocalDate = '2026-11-24'

const eu = ['FR', 'DE', 'IT', 'ES'] as const
const western = ['CA', 'US', 'GB', ...eu] as const

/**
 * General knowledge, of places that Canadians fly to; a passport that stands in no row is not known here, and
 * nothing is taken for granted. All of it changes: the link says where to check it.
 */
export const moreEntries: readonly MoreEntries[] = [
  {
    to: 'IE',
    link: 'https://www.irishimmigration.ie',
    rules: [{ status: 'visa-free', passports: ['CA', 'US', 'AU', 'NZ', 'JP', 'SG'], days: 90 }],
  },
  {
    to: 'CY',
    link: 'https://www.mfa.gov.cy',
    rules: [
      { status: 'visa-free', passports: ['CA', 'US', 'GB', 'AU', 'NZ', 'JP'], days: 90, per: 180 },
    ],
  },
  {
    // Exempt from the authorization for a time, most recently until the end of 2026.
    to: 'KR',
    link: 'https://www.k-eta.go.kr',
    rules: [
      { status: 'eta', passports: ['CA'], days: 180 },
      { status: 'eta', passports: ['US', 'GB', ...eu, 'JP', 'AU', 'NZ', 'SG'], days: 90 },
    ],
  },
  {
    to: 'ID',
    link: 'https://evisa.imigrasi.go.id',
    rules: [
      {
        status: 'visa-on-arrival',
        passports: [...western, 'JP', 'AU', 'NZ', 'CN', 'IN'],
        days: 30,
      },
      { status: 'visa-free', passports: ['SG', 'TH'], days: 30 },
    ],
  },
  {
    to: 'VN',
    link: 'https://evisa.gov.vn',
    rules: [
      { status: 'e-visa', passports: ['CA', 'US', 'AU', 'NZ', 'IN'], days: 90 },
      { status: 'visa-free', passports: ['GB', ...eu, 'JP'], days: 45 },
    ],
  },
  {
    to: 'TR',
    link: 'https://www.mfa.gov.tr',
    rules: [
      {
        status: 'visa-free',
        passports: [...western, 'JP', 'NZ', 'SG', 'BR'],
        days: 90,
        per: 180,
      },
    ],
  },
  {
    to: 'MA',
    link: 'https://www.consulat.ma',
    rules: [{ status: 'visa-free', passports: [...western, 'JP', 'AU', 'NZ', 'BR'], days: 90 }],
  },
  {
    to: 'MV',
    link: 'https://www.immigration.gov.mv',
    // Issued free at the airport: nothing to apply for ahead.
    rules: [{ status: 'visa-free', passports: [...western, 'JP', 'AU', 'NZ', 'CN'], days: 30 }],
  },
  {
    to: 'LK',
    link: 'https://eta.gov.lk',
    rules: [{ status: 'eta', passports: [...western, 'JP', 'AU', 'NZ'], days: 30 }],
  },
  {
    to: 'CU',
    link: 'https://evisacuba.cu',
    rules: [{ status: 'e-visa', passports: ['CA', 'GB', ...eu], days: 90 }],
  },
  {
    to: 'DO',
    link: 'https://eticket.migracion.gob.do',
    rules: [{ status: 'visa-free', passports: [...western], days: 30 }],
  },
  {
    to: 'JM',
    link: 'https://www.pica.gov.jm',
    rules: [{ status: 'visa-free', passports: ['CA'], days: 180 }],
  },
  {
    to: 'CR',
    link: 'https://www.migracion.go.cr',
    rules: [{ status: 'visa-free', passports: [...western], days: 180 }],
  },
  {
    to: 'AR',
    link: 'https://www.argentina.gob.ar/interior/migraciones',
    rules: [{ status: 'visa-free', passports: [...western, 'AU', 'NZ'], days: 90 }],
  },
  {
    to: 'CL',
    link: 'https://www.chile.gob.cl',
    rules: [{ status: 'visa-free', passports: [...western], days: 90 }],
  },
  {
    to: 'PE',
    link: 'https://www.gob.pe/migraciones',
    rules: [{ status: 'visa-free', passports: [...western], days: 90 }],
  },
  {
    to: 'PH',
    link: 'https://immigration.gov.ph',
    rules: [{ status: 'visa-free', passports: [...western, 'JP', 'AU', 'NZ', 'SG'], days: 30 }],
  },
  {
    to: 'MY',
    link: 'https://www.imi.gov.my',
    rules: [{ status: 'visa-free', passports: [...western, 'JP', 'AU', 'NZ'], days: 90 }],
  },
  {
    to: 'KE',
    link: 'https://www.etakenya.go.ke',
    rules: [{ status: 'eta', passports: [...western, 'AU', 'NZ'], days: 90 }],
  },
  {
    to: 'TZ',
    link: 'https://visa.immigration.go.tz',
    rules: [{ status: 'e-visa', passports: [...western, 'AU', 'NZ'], days: 90 }],
  },
  {
    to: 'HK',
    link: 'https://www.immd.gov.hk',
    rules: [
      { status: 'visa-free', passports: ['CA', 'US', ...eu, 'JP', 'AU', 'NZ'], days: 90 },
      { status: 'visa-free', passports: ['GB'], days: 180 },
    ],
  },
  {
    to: 'TW',
    link: 'https://www.boca.gov.tw',
    rules: [{ status: 'visa-free', passports: [...western, 'JP', 'NZ'], days: 90 }],
  },
  {
    to: 'NP',
    link: 'https://www.immigration.gov.np',
    rules: [{ status: 'visa-on-arrival', passports: [...western, 'JP', 'AU', 'NZ'], days: 90 }],
  },
  {
    to: 'KH',
    link: 'https://www.evisa.gov.kh',
    rules: [{ status: 'visa-on-arrival', passports: [...western, 'JP', 'AU', 'NZ'], days: 30 }],
  },
  {
    to: 'IL',
    link: 'https://israel-entry.piba.gov.il',
    rules: [{ status: 'eta', passports: [...western, 'AU', 'NZ'], days: 90 }],
  },
  {
    to: 'JO',
    link: 'https://eservices.moi.gov.jo',
    rules: [{ status: 'visa-on-arrival', passports: [...western, 'AU', 'NZ'], days: 30 }],
  },
  {
    to: 'EC',
    link: 'https://www.cancilleria.gob.ec',
    rules: [{ status: 'visa-free', passports: [...western], days: 90 }],
  },
  {
    to: 'CO',
    link: 'https://www.migracioncolombia.gov.co',
    rules: [{ status: 'visa-free', passports: [...western], days: 90 }],
  },
  {
    // The length of a stay is set at the border.
    to: 'BS',
    link: 'https://www.immigration.gov.bs',
    rules: [{ status: 'visa-free', passports: ['CA', 'US', 'GB'] }],
  },
  {
    to: 'BB',
    link: 'https://immigration.gov.bb',
    rules: [{ status: 'visa-free', passports: ['CA', 'US', 'GB'], days: 180 }],
  },
]
