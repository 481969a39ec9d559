/**
 * Canadian dollars for one unit of a currency: rounded references for display, of general knowledge.
 * Nothing is settled by them, and banks and cards ask for more. A live table goes before them.
 */

/** The day of the noted rates. */
export const embeddedAsOf = '2026-09-29'

/** The market's on that day. */
const noted = {
  USD: 1.4188,
  EUR: 1.6119,
  GBP: 1.8782,
  JPY: 0.0090094,
  INR: 0.014765,
  THB: 0.042189,
  IDR: 0.000078752,
} as const

/** Follow from a noted one: their currencies are held at or close to a fixed price in another. */
const pegged = {
  CAD: 1,
  AED: 0.38633,
  SAR: 0.37835,
  QAR: 0.38978,
  OMR: 3.69,
  JOD: 2.0011,
  BSD: 1.4188,
  BMD: 1.4188,
  PAB: 1.4188,
  BBD: 0.7094,
  BZD: 0.7094,
  KYD: 1.7026,
  XCD: 0.52548,
  AWG: 0.79263,
  XCG: 0.79263,
  HKD: 0.18143,
  MVR: 0.09201,
  DKK: 0.21607,
  XPF: 0.013508,
  XOF: 0.0024573,
  NPR: 0.0092283,
  BTN: 0.014765,
  MOP: 0.17615,
} as const

/** What we believe about that time; several per cent off, perhaps. */
const estimate = {
  CHF: 1.748,
  SEK: 0.1472,
  NOK: 0.1414,
  ISK: 0.01119,
  PLN: 0.3784,
  CZK: 0.06606,
  HUF: 0.004333,
  RON: 0.313,
  AUD: 0.9506,
  NZD: 0.8229,
  CNY: 0.2041,
  TWD: 0.04462,
  KRW: 0.0009652,
  SGD: 1.091,
  MYR: 0.346,
  VND: 0.00005374,
  PHP: 0.02365,
  LKR: 0.004504,
  MXN: 0.07882,
  CRC: 0.002838,
  DOP: 0.02288,
  JMD: 0.008868,
  TTD: 0.2093,
  GTQ: 0.1855,
  HNL: 0.05354,
  NIO: 0.03874,
  UYU: 0.03592,
  KHR: 0.0003538,
  LAK: 0.00006538,
  UZS: 0.0001173,
  GEL: 0.5235,
  TND: 0.4809,
  BWP: 0.1036,
  NAD: 0.08249,
  MUR: 0.03051,
  SCR: 0.09992,
  GHS: 0.1267,
  RWF: 0.0009718,
  BRL: 0.2627,
  ARS: 0.0009459,
  CLP: 0.001526,
  COP: 0.0003734,
  PEN: 0.4112,
  ZAR: 0.08249,
  KES: 0.01096,
  TZS: 0.0005564,
  EGP: 0.02896,
  MAD: 0.1526,
  ILS: 0.4434,
  TRY: 0.03019,
  FJD: 0.6278,
} as const

/** The currency that a pegged one follows; by default the US dollar. */
export const followed: Readonly<Record<string, keyof typeof noted | 'HKD'>> = {
  DKK: 'EUR',
  XPF: 'EUR',
  XOF: 'EUR',
  NPR: 'INR',
  BTN: 'INR',
  MOP: 'HKD',
}

/** By how their rates are known. */
export const rateTable = { noted, pegged, estimate } as const
