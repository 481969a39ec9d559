import { schengenPolicy } from './schengen.ts'

export const germany = schengenPolicy({
  to: 'DE',
  link: 'https://www.auswaertiges-amt.de/en/visa-service',
  where: 'Consular Services Portal of the Federal Foreign Office, or its visa centre',
  freedom:
    '{citizens} travel to Germany on a passport or an identity card, as the freedom of movement in the European Union allows. Carry it also on trains and roads, where police check at the border.',
  exempt:
    '{citizens} enter Germany without a visa and may stay up to 90 days in any 180. A day in Paris or Rome counts like one in Berlin. Work is not allowed.',
  visa: '{citizens} need a Schengen visa from a German mission or its visa centre. The mission wants to see a route, means and a reason to return.',
  visaForRussians:
    '{citizens} need a Schengen visa, which German missions give for tourism only in rare cases. There are no direct flights to Germany.',
})
