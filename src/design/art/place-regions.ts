/**
 * Countries (ISO 3166-1 alpha-2) by how their old buildings look: coarse, for pictures only, and no
 * statement about borders or faiths.
 */
const countries = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))

/** Curved roofs: pagodas and palace halls. */
export const eastAsia = countries('CN HK JP KP KR MN MO TW VN')

/** Chinese, Balinese and Vietnamese temples: roofs in tiers. */
export const tieredRoofs = countries('CN HK ID KP KR MN MO MY PH SG TL TW VN')

/** Bell-shaped stupas. */
export const stupas = countries('BT LA LK MM NP TH')

/** Carved stone towers. */
export const carvedTowers = countries('BD IN KH MU')

/** Stepped pyramids of Mesoamerica. */
export const pyramids = countries('BZ GT HN MX SV')

/** Domes and minarets. */
export const minarets = countries(
  'AE AF AZ BH BN IQ IR JO KG KW KZ LB MV OM PK PS QA SA SY TJ TM TR UZ YE',
)

/** The rest of Asia, where a temple may be of any faith. */
export const elsewhereInAsia = countries('AM CY GE IL RU')

/** Old towns whose famous bridges are of stone. */
export const stoneBridges = countries('AT BA BE CH CZ DE ES FR HR IT LU NL PT RS SI')
