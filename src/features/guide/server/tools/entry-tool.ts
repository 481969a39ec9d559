import { z } from 'zod'
import { checkEntry } from '#features/visas/server/index.ts'
import { localDate } from '#platform/shared/wire.ts'
import { defineTool } from './tool.ts'

const country = z.string().regex(/^[A-Z]{2}$/)

export const entryTool = defineTool({
  name: 'entry',
  description:
    'What a passport (ISO country code) needs for a tourist visit to a country on these days. `basis` is the source; `link` is where to check, never the source.',
  args: z.strictObject({
    passport: country,
    country,
    from: localDate,
    to: localDate,
    transit: z.boolean().optional(),
  }),
  async run({ passport, country, from, to, transit = false }, { visas }) {
    const answer = checkEntry(visas.entry, {
      travellers: [{ passports: [{ country: passport }] }],
      legs: [{ country, from, to, transit }],
    })
    const leg = answer.travellers[0]?.legs[0]
    if (!leg) throw new RangeError('An entry check has one leg')
    const { needs, permitted, obtain, link, basis } = leg
    return {
      needs,
      permitted,
      obtain,
      link,
      basis,
      validUntilNeeded: leg.passport.validUntilNeeded,
    }
  },
})
