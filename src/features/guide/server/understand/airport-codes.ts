import { fold } from '../../domain/fold.ts'
import type { FoundName, GuideWorld } from '../provider/guide-world.ts'

/** Codes that are words, names or abbreviations as well: as airports only in capitals. */
const words = new Set(
  'acc amm arn boc bog bom bon bus can cfg chc cod cup cur dad dal day del den dim doh dol dub eve fao fat fca fra gig goa ham han her hog hop inn ist jai kin lad lag las lin lir lis lux mad man map mar mel mex mia mid mru nan nap nas nav net nos oak old ool opo pac pen per pie pop pos pps pub reu rio riz rot run sai san sat sav saw sea sez sin son spr sun tas ter tun van vas vie vin war wil yaz yda zag'.split(
    ' ',
  ),
)
/** Never an airport, however it is written. */
const never = new Set(
  'CAD USD EUR GBP JPY PDF ETA AVE VIP THE AND CHF NYC PPP PLS SMS DAY CAN'.split(' '),
)
/** Words beside which a code is one. */
const aboutFlights =
  /\b(?:flights?|fly\w*|flew|vols?|airports?|aeroports?|nonstop|non stop|direct\w*|sans escale|airlines?|terminal|land(?:ing)?|from|to|de|vers|or|ou|closer|closest|nearer|nearest|proche|pres|code)\b/

export interface AirportName extends FoundName {
  readonly iata: string
}

/** Airports by their codes: "YUL to CDG", "yyc to london". The town is the one that the airport is of. */
export function airportsIn(message: string, world: GuideWorld): readonly AirportName[] {
  const text = fold(message)
  if (!aboutFlights.test(text)) return []
  const places = text.split(' ')
  const isTravelled = (code: string) => world.towns.some(({ airports }) => airports.includes(code))
  return [...message.matchAll(/(?<![\p{L}\p{N}])[A-Za-z]{3}(?![\p{L}\p{N}])/gu)].flatMap(
    ([typed]): AirportName[] => {
      const code = typed.toUpperCase()
      if (never.has(code) || (typed !== code && words.has(typed.toLowerCase()))) return []
      const airport = isTravelled(code) ? world.airport(code) : undefined
      const from = places.indexOf(typed.toLowerCase())
      return airport
        ? [{ kind: 'town', id: airport.town, from, to: from + 1, iata: airport.iata }]
        : []
    },
  )
}
