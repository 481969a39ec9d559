import { wordTable } from '#platform/shared/word-table.ts'

/**
 * Driving licences and drinking ages of the countries that people travel to: general knowledge, written down
 * on 2026-11-22. Local law decides.
 */
export const countryRulesAsOf = '2026-11-22'

interface Rule {
  readonly en: string
  readonly fr: string
}

/** Years of age, in bars and restaurants. */
const drinkingAges = wordTable({
  US: 21,
  GB: 18,
  IE: 18,
  FR: 18,
  NL: 18,
  IT: 18,
  ES: 18,
  PT: 18,
  GR: 18,
  HR: 18,
  CZ: 18,
  HU: 18,
  PL: 18,
  DK: 18,
  SE: 18,
  FI: 18,
  IS: 20,
  TR: 18,
  ID: 21,
  TH: 20,
  JP: 20,
  KR: 19,
  CN: 18,
  SG: 18,
  MY: 21,
  VN: 18,
  PH: 18,
  LK: 21,
  AU: 18,
  NZ: 18,
  ZA: 18,
  EG: 21,
  KE: 18,
  TZ: 18,
  BR: 18,
  AR: 18,
  CL: 18,
  PE: 18,
  MX: 18,
  CR: 18,
  DO: 18,
  JM: 18,
  BS: 18,
  RU: 18,
})
const drinkingApart = wordTable<Rule>({
  US: {
    en: 'one must be 21 to buy or order alcohol in every state, visitors as well; what is legal at home does not count, and papers are asked for (a few states let parents serve their own children; bars may refuse all the same)',
    fr: 'il faut avoir 21 ans pour acheter ou commander de l’alcool dans tous les États, aussi pour les visiteurs ; l’âge légal de chez vous ne compte pas, et on demande une pièce d’identité (quelques États permettent aux parents de servir leurs propres enfants ; un bar peut refuser quand même)',
  },
  NO: {
    en: 'beer and wine are allowed from 18, spirits from 20',
    fr: 'bière et vin sont permis dès 18 ans, les spiritueux dès 20 ans',
  },
  CA: {
    en: 'the drinking age is 19, but 18 in Alberta, Manitoba and Québec',
    fr: 'l’âge légal pour boire est de 19 ans, mais de 18 ans en Alberta, au Manitoba et au Québec',
  },
  DE: {
    en: 'beer and wine are allowed from 16, spirits from 18',
    fr: 'bière et vin sont permis dès 16 ans, les spiritueux dès 18 ans',
  },
  AT: {
    en: 'beer and wine are allowed from 16, spirits from 18',
    fr: 'bière et vin sont permis dès 16 ans, les spiritueux dès 18 ans',
  },
  CH: {
    en: 'beer and wine are allowed from 16, spirits from 18 (in Ticino all of it from 18)',
    fr: 'bière et vin sont permis dès 16 ans, les spiritueux dès 18 ans (au Tessin, tout dès 18 ans)',
  },
  BE: {
    en: 'beer and wine are allowed from 16, spirits from 18',
    fr: 'bière et vin sont permis dès 16 ans, les spiritueux dès 18 ans',
  },
  AE: {
    en: 'alcohol is only sold in licensed places, in Dubai from the age of 21, and not at all in Sharjah',
    fr: 'l’alcool ne se vend que dans des lieux autorisés, à Dubaï à partir de 21 ans, et pas du tout à Charjah',
  },
  MV: {
    en: 'alcohol is only served in resorts and on boats, from 18; it may not be brought into the country',
    fr: 'l’alcool n’est servi que dans les hôtels-clubs et sur les bateaux, dès 18 ans ; il est interdit d’en apporter',
  },
  IN: {
    en: 'the drinking age is 18 to 25, by state, and some states forbid alcohol',
    fr: 'l’âge légal pour boire est de 18 à 25 ans selon l’État, et certains États interdisent l’alcool',
  },
})

export function drinkingRule(code: string): Rule | undefined {
  const age = drinkingAges.get(code)
  return (
    drinkingApart.get(code) ??
    (age === undefined
      ? undefined
      : {
          en: `the drinking age is ${age}; the age at home does not count`,
          fr: `l’âge légal pour boire est de ${age} ans ; celui de chez vous ne compte pas`,
        })
  )
}
/** The age from which one may drink there, where it is one age. */
export const drinkingAgeOf = (code: string): number | undefined => drinkingAges.get(code)

const licenceApart = wordTable<Rule>({
  JP: {
    en: 'beside a Canadian licence you must carry an International Driving Permit of the 1949 Geneva convention (CAA issues it before you leave); without it you may not drive',
    fr: 'en plus du permis canadien, il faut un permis de conduire international de la convention de Genève de 1949 (CAA le délivre avant le départ) ; sans lui, on ne peut pas conduire',
  },
  CN: {
    en: 'neither a foreign licence nor an International Driving Permit is accepted: visitors need a temporary Chinese licence, or a driver',
    fr: 'ni un permis étranger ni un permis international n’y sont acceptés : il faut un permis chinois temporaire, ou un chauffeur',
  },
  VN: {
    en: 'the International Driving Permit that Canada issues (convention of 1949) is not recognised there, which asks for one of 1968 or a local licence: without it insurance may not pay, so take a driver or ask the embassy',
    fr: 'le permis international délivré au Canada (convention de 1949) n’y est pas reconnu : le pays demande celui de 1968 ou un permis local ; sans cela, l’assurance peut ne rien payer. Prenez un chauffeur ou demandez à l’ambassade',
  },
  GB: {
    en: 'a Canadian licence is good for visits of up to 12 months, for cars; an International Driving Permit is not required',
    fr: 'le permis canadien (celui du Québec aussi) y est bon pour un séjour de 12 mois au plus, pour une auto ; le permis international n’est pas exigé',
  },
  US: {
    en: 'a Canadian licence is enough for visitors',
    fr: 'un permis canadien (celui du Québec aussi) suffit aux visiteurs',
  },
  MX: {
    en: 'a Canadian licence is enough for visitors',
    fr: 'un permis canadien suffit aux visiteurs',
  },
  IE: {
    en: 'a Canadian licence is good for visits of up to 12 months',
    fr: 'le permis canadien y est bon pour un séjour de 12 mois au plus',
  },
  FR: {
    en: 'a valid Canadian licence is enough for a short stay, if it is in French or comes with a translation: an International Driving Permit is the usual one',
    fr: 'un permis canadien valide suffit pour un court séjour s’il est en français ou accompagné d’une traduction : le permis international en tient lieu',
  },
  NZ: {
    en: 'a Canadian licence in English is good for 12 months at least; one in French needs a translation or an International Driving Permit',
    fr: 'un permis canadien en anglais y est bon au moins 12 mois ; un permis en français demande une traduction ou un permis international',
  },
  AU: {
    en: 'a Canadian licence in English is enough for visitors in most states; one in French needs a translation or an International Driving Permit',
    fr: 'un permis en anglais suffit aux visiteurs dans la plupart des États ; un permis en français demande une traduction ou un permis international',
  },
})
const withPermit = new Set(
  'IT ES GR AT HU PL CZ HR TR TH ID IN KR MY LK PH AE EG MA KE TZ ZA'.split(' '),
)

export const licenceRule = (code: string): Rule | undefined =>
  licenceApart.get(code) ??
  (withPermit.has(code)
    ? {
        en: 'take an International Driving Permit beside your Canadian licence (CAA issues it): the law or the rental companies there ask for it',
        fr: 'prenez un permis de conduire international en plus du permis canadien (CAA le délivre) : la loi ou les loueurs le demandent',
      }
    : undefined)
