import { schengenRules } from './schengen.ts'

/** Any state of the area that has no words of its own: the rules of a visit are common. */
export const elsewhereInSchengen = schengenRules({
  link: 'https://home-affairs.ec.europa.eu/policies/schengen/visa-policy_en',
  where: 'The consulate of the country where you stay longest, or its visa centre',
  freedom:
    '{citizens} go there as citizens of the European Union, with a passport or an identity card. There is no visa and no limit for a holiday.',
  exempt:
    '{citizens} visit without a visa for up to 90 days in any 180. Days in other Schengen states count too.',
  visa: '{citizens} need a Schengen visa. It is asked for at the consulate of the country where you stay longest, and holds for the whole area.',
  visaForRussians:
    '{citizens} need a Schengen visa, and some states of the area give none for a holiday. Ask the consulate before you book.',
})
