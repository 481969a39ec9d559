/**
 * Entry rules that the table of twenty countries does not hold and that are general knowledge, for short
 * tourist visits on a Canadian passport; written down on 2026-11-21. The embassy decides.
 */
export const entryRulesAsOf = '2026-11-21'

interface EntryRule {
  readonly en: string
  readonly fr: string
}

/** By country of destination. */
export const rulesForCanadians: Readonly<Record<string, EntryRule>> = {
  TR: {
    en: 'no visa needed for tourist stays of up to 90 days in any 180: the e-visa of before is no longer asked for (since the end of 2023).',
    fr: 'aucun visa nécessaire pour un séjour touristique de 90 jours au plus sur 180 : l’ancien e-visa n’est plus demandé (depuis la fin de 2023).',
  },
  MV: {
    en: 'a free visa on arrival for 30 days, with a declaration on line in the 96 hours before.',
    fr: 'un visa gratuit à l’arrivée, pour 30 jours, avec une déclaration en ligne dans les 96 heures avant.',
  },
  ID: {
    en: 'a visa on arrival or e-visa on arrival, against a fee, for 30 days.',
    fr: 'un visa à l’arrivée ou e-visa à l’arrivée, payant, pour 30 jours.',
  },
  MA: {
    en: 'no visa needed for stays of up to 90 days.',
    fr: 'aucun visa nécessaire pour un séjour de 90 jours au plus.',
  },
  IE: {
    en: 'no visa needed for stays of up to 90 days.',
    fr: 'aucun visa nécessaire pour un séjour de 90 jours au plus.',
  },
}
