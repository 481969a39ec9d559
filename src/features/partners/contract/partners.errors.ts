import type { ErrorTable } from '#platform/shared/problem.ts'

export const partnerErrors = {
  'postback-refused': {
    status: 401,
    title: 'Signature not valid',
    message: 'This report is not signed with the secret that this partner has for this site.',
  },
  'postback-off': {
    status: 404,
    title: 'Not taken',
    message: 'This site takes no reports of this partner: it has no secret for it.',
  },
  'postback-contradicts': {
    status: 409,
    title: 'Reported otherwise',
    message: 'This purchase was reported before with other amounts.',
  },
} as const satisfies ErrorTable
