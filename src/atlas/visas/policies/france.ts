import { schengenPolicy } from './schengen.ts'

export const france = schengenPolicy({
  to: 'FR',
  link: 'https://france-visas.gouv.fr',
  where: 'France-Visas online, then an appointment at its visa centre',
  freedom:
    '{citizens} go to France as citizens of the European Union, with a passport or an identity card. There is no visa and no limit for a holiday.',
  exempt:
    '{citizens} visit mainland France without a visa for up to 90 days in any 180. Days in other Schengen states count too. Overseas France, such as Tahiti or Martinique, is outside Schengen and counts its own days.',
  visa: '{citizens} need a Schengen visa for mainland France, asked for through France-Visas. Overseas France needs a visa that names it.',
  visaForRussians:
    '{citizens} need a Schengen visa for mainland France, asked for through France-Visas. There are no direct flights from Russia.',
})
