import type { Airline } from '#atlas/air/schema.ts'

/**
 * Airlines outside one alliance, or across alliances, that sell each other's flights on one ticket.
 * General knowledge, as of 2026.
 */
const partners: readonly (readonly [string, string])[] = [
  ['4Y', 'LH'],
  ['4Z', 'EK'],
  ['4Z', 'QR'],
  ['4Z', 'UA'],
  ['5J', 'SQ'],
  ['6E', 'AF'],
  ['6E', 'KL'],
  ['6E', 'QF'],
  ['6E', 'TK'],
  ['AA', 'EI'],
  ['AC', 'EK'],
  ['AC', '4N'],
  ['AC', '5T'],
  ['AC', 'PB'],
  ['AC', 'EY'],
  ['AD', 'UA'],
  ['AI', 'IX'],
  ['AK', 'D7'],
  ['AY', 'QF'],
  ['BA', 'EI'],
  ['BT', 'LH'],
  ['CZ', 'AA'],
  ['CZ', 'BA'],
  ['DL', 'LA'],
  ['DL', 'WS'],
  ['EI', 'UA'],
  ['EK', 'FZ'],
  ['EK', 'QF'],
  ['EK', 'UA'],
  ['EW', 'LH'],
  ['EY', 'AF'],
  ['FA', 'BA'],
  ['FD', 'AK'],
  ['G3', 'AA'],
  ['GA', 'QG'],
  ['GK', 'JL'],
  ['GQ', 'AF'],
  ['GQ', 'KL'],
  ['HU', 'AS'],
  ['ID', 'JT'],
  ['JQ', 'QF'],
  ['KL', 'WS'],
  ['AF', 'WS'],
  ['KM', 'LH'],
  ['LG', 'LH'],
  ['LM', 'BA'],
  ['LO', 'LG'],
  ['MK', 'AF'],
  ['NZ', 'SQ'],
  ['PD', 'AS'],
  ['PD', 'TS'],
  ['PG', 'EK'],
  ['PG', 'QR'],
  ['PG', 'TG'],
  ['PX', 'QF'],
  ['QN', 'QF'],
  ['Q2', 'EK'],
  ['Q2', 'QR'],
  ['QR', 'VA'],
  ['QR', 'B6'],
  ['QR', 'WB'],
  ['SQ', 'TR'],
  ['SQ', 'VA'],
  ['UA', 'VA'],
  ['TX', 'AF'],
  ['UL', 'EK'],
  ['VT', 'AF'],
  ['VT', 'TN'],
  ['VT', 'UA'],
  ['WF', 'SK'],
  ['WK', 'LX'],
  ['XJ', 'D7'],
  ['YP', 'HX'],
  ['MO', 'WS'],
]

/** They carry from one place to another and sell no connection. */
const noConnections = new Set(['BY', 'FR', 'G4', 'HV', 'LS', 'MX', 'SY', 'U2', 'V7', 'W6', 'XP'])

export type ConnectionRule = (from: string, to: string) => boolean

/**
 * Whether a traveller changes from one airline to another on one ticket: within an airline, an
 * alliance or a partnership.
 */
export function createConnectionRule(airlines: readonly Airline[]): ConnectionRule {
  const known = new Map(airlines.map((airline) => [airline.iata, airline]))
  const pairs = new Set(partners.flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]))
  const decide: ConnectionRule = (from, to) => {
    if (noConnections.has(from) || noConnections.has(to)) return false
    if (from === to) return true
    const alliance = known.get(from)?.alliance ?? null
    return (alliance !== null && alliance === known.get(to)?.alliance) || pairs.has(from + to)
  }
  const answers = new Map<string, Map<string, boolean>>()
  return (from, to) => {
    const own = answers.get(from) ?? new Map<string, boolean>()
    answers.set(from, own)
    const answer = own.get(to) ?? decide(from, to)
    own.set(to, answer)
    return answer
  }
}
