import { wordTable } from '#platform/shared/word-table.ts'

/**
 * Entry rules that the table of twenty countries does not hold and that are general knowledge, for short
 * tourist visits on a Canadian passport; written down on 2026-11-21 and 22. The embassy decides.
 */
export const entryRulesAsOf = '2026-11-21'

interface EntryRule {
  readonly en: string
  readonly fr: string
}

/** By country of destination. */
export const rulesForCanadians = wordTable<EntryRule>({
  TR: {
    en: 'no visa needed for tourist stays of up to 90 days in any 180: the e-visa of before is no longer asked for (since the end of 2023).',
    fr: 'aucun visa nécessaire pour un séjour touristique de 90 jours au plus sur 180 : l’ancien e-visa n’est plus demandé (depuis la fin de 2023).',
  },
  MV: {
    en: 'a free visa on arrival for 30 days, with a declaration on line in the 96 hours before.',
    fr: 'un visa gratuit à l’arrivée, pour 30 jours, avec une déclaration en ligne dans les 96 heures avant.',
  },
  ID: {
    en: 'a visa on arrival or e-visa on arrival, against a fee (IDR 500,000), for 30 days.',
    fr: 'un visa à l’arrivée ou e-visa à l’arrivée, payant (500 000 IDR), pour 30 jours.',
  },
  MA: {
    en: 'no visa needed for stays of up to 90 days.',
    fr: 'aucun visa nécessaire pour un séjour de 90 jours au plus.',
  },
  IE: {
    en: 'no visa needed for stays of up to 90 days.',
    fr: 'aucun visa nécessaire pour un séjour de 90 jours au plus.',
  },
  KR: {
    en: 'no visa needed for stays of up to six months; the K-ETA was waived for Canadians until the end of 2026 when this was written.',
    fr: 'aucun visa nécessaire pour un séjour de six mois au plus ; la K-ETA était levée pour les Canadiens jusqu’à la fin de 2026 au moment d’écrire ceci.',
  },
  HK: {
    en: 'no visa needed for stays of up to 90 days.',
    fr: 'aucun visa nécessaire pour un séjour de 90 jours au plus.',
  },
  TW: {
    en: 'no visa needed for stays of up to 90 days.',
    fr: 'aucun visa nécessaire pour un séjour de 90 jours au plus.',
  },
  MY: {
    en: 'no visa needed for stays of up to 90 days; a digital arrival card is filled in on line in the three days before.',
    fr: 'aucun visa nécessaire pour un séjour de 90 jours au plus ; une carte d’arrivée se remplit en ligne dans les trois jours avant.',
  },
  PH: {
    en: 'no visa needed for stays of up to 30 days; the eTravel form is filled in on line before.',
    fr: 'aucun visa nécessaire pour un séjour de 30 jours au plus ; le formulaire eTravel se remplit en ligne avant.',
  },
  LK: {
    en: 'an electronic travel authorisation, applied for on line before the flight, against a fee.',
    fr: 'une autorisation électronique, à demander en ligne avant le vol, payante.',
  },
  NP: {
    en: 'a visa on arrival, against a fee.',
    fr: 'un visa à l’arrivée, payant.',
  },
  KH: {
    en: 'an e-visa or a visa on arrival, against a fee, for 30 days.',
    fr: 'un e-visa ou un visa à l’arrivée, payant, pour 30 jours.',
  },
  IL: {
    en: 'an ETA-IL, an authorisation on line before the flight, for stays of up to 90 days.',
    fr: 'une ETA-IL, autorisation en ligne avant le vol, pour un séjour de 90 jours au plus.',
  },
  JO: {
    en: 'a visa on arrival, against a fee; the Jordan Pass can stand for it.',
    fr: 'un visa à l’arrivée, payant ; le Jordan Pass peut en tenir lieu.',
  },
  KE: {
    en: 'an electronic travel authorisation (eTA), applied for on line at least three days before, against a fee.',
    fr: 'une autorisation électronique (eTA), à demander en ligne au moins trois jours avant, payante.',
  },
  TZ: {
    en: 'a visa, best as an e-visa applied for on line before, against a fee.',
    fr: 'un visa, de préférence un e-visa demandé en ligne avant, payant.',
  },
  PE: {
    en: 'no visa needed for tourist stays of up to 90 days.',
    fr: 'aucun visa nécessaire pour un séjour touristique de 90 jours au plus.',
  },
  CL: {
    en: 'no visa needed for tourist stays of up to 90 days.',
    fr: 'aucun visa nécessaire pour un séjour touristique de 90 jours au plus.',
  },
  AR: {
    en: 'no visa needed for tourist stays of up to 90 days.',
    fr: 'aucun visa nécessaire pour un séjour touristique de 90 jours au plus.',
  },
  EC: {
    en: 'no visa needed for stays of up to 90 days.',
    fr: 'aucun visa nécessaire pour un séjour de 90 jours au plus.',
  },
  CR: {
    en: 'no visa needed for stays of up to 90 days at least; a ticket out is asked for.',
    fr: 'aucun visa nécessaire pour un séjour d’au moins 90 jours ; un billet de sortie est demandé.',
  },
  DO: {
    en: 'no visa needed for tourists; the e-ticket form is filled in on line before, and the tourist fee is in most air tickets.',
    fr: 'aucun visa pour les touristes ; le formulaire e-ticket se remplit en ligne avant, et la taxe de touriste est comprise dans la plupart des billets d’avion.',
  },
  JM: {
    en: 'no visa needed for tourists; the arrival form is filled in on line.',
    fr: 'aucun visa pour les touristes ; le formulaire d’arrivée se remplit en ligne.',
  },
  BS: {
    en: 'no visa needed for tourists.',
    fr: 'aucun visa pour les touristes.',
  },
  CU: {
    en: 'a tourist visa (the former tourist card, today an e-visa), often arranged with flights from Canada, and the D’Viajeros form on line before.',
    fr: 'un visa de touriste (l’ancienne carte de touriste, aujourd’hui un e-visa), souvent compris avec les vols du Canada, et le formulaire D’Viajeros en ligne avant.',
  },
})
