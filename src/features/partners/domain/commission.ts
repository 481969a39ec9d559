import { fromMajor, type Money, money } from '#platform/shared/money.ts'
import type { Partner, ServiceType } from './partner-catalogue.ts'

/** A share of the booked amount, or a fixed amount for each booking. */
export type Rate =
  | { readonly kind: 'share'; readonly from: number; readonly to: number }
  | { readonly kind: 'fixed'; readonly cad: number }

/** The agreed rates; for a partner that reports no commission the lower bound counts. */
const rates: Readonly<Record<ServiceType, Rate>> = {
  flights: { kind: 'share', from: 0.02, to: 0.04 },
  hotels: { kind: 'share', from: 0.04, to: 0.06 },
  packages: { kind: 'share', from: 0.06, to: 0.08 },
  'car-rentals': { kind: 'share', from: 0.03, to: 0.05 },
  'airport-transfers': { kind: 'fixed', cad: 15 },
  'flight-compensation': { kind: 'share', from: 0.25, to: 0.25 },
}

/** The least that a booking of this kind earns. */
export function leastCommission(service: ServiceType, booked: Money): Money {
  const rate = rates[service]
  if (rate.kind === 'fixed') return fromMajor(booked.currency, rate.cad)
  return money(booked.currency, Math.round(booked.amountMinor * rate.from))
}

const percent = (share: number): string => `${Math.round(share * 100)}`

/** "2-4%", "15 per booking", "25% of compensation" */
export function rateText(service: ServiceType): string {
  const rate = rates[service]
  if (rate.kind === 'fixed') return `${rate.cad} per booking`
  if (rate.from === rate.to) return `${percent(rate.from)}% of compensation`
  return `${percent(rate.from)}-${percent(rate.to)}%`
}

/** By service, as the partners' grid shows it. */
export const commissionStructure = ({ services }: Partner) =>
  Object.fromEntries(services.map((service) => [service, { rate: rateText(service) }]))
