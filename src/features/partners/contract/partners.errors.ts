import type { ErrorTable } from '#platform/shared/problem.ts'

export const partnerErrors = {
  'postback-refused': {
    status: 401,
    title: 'Signature not valid',
    message: 'This report isn’t signed with this partner’s secret for this site.',
  },
  'postback-off': {
    status: 404,
    title: 'Not accepted',
    message: 'This site accepts no reports from this partner: it has no secret for it.',
  },
  'postback-contradicts': {
    status: 409,
    title: 'Reported otherwise',
    message: 'This purchase was already reported with other amounts.',
  },
} as const satisfies ErrorTable
