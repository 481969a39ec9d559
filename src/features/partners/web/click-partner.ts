import { useSyncExternalStore } from 'react'
import { readTab, tabKeys, writeTab } from '#platform/web/tab-storage.ts'
import { partnerRoutes } from '../contract/partners.endpoints.ts'
import { type PartnerId, partnerIds, type ServiceType } from '../domain/partner-catalogue.ts'

/** The details of a click, besides the link. */
export interface Press {
  readonly serviceType: ServiceType
  readonly serviceName: string
  readonly source: 'partners_page' | 'travel_integration'
  readonly destination?: string
  readonly travelDates?: { readonly checkIn: string; readonly checkOut: string }
}

const changed = 'wayleaf:partner-visited'

const readText = (): string => readTab(tabKeys.partners) ?? ''

function markVisited(id: string): void {
  const visited = new Set(readText().split(' ').filter(Boolean))
  // Where storage is forbidden the link works all the same.
  if (!writeTab(tabKeys.partners, [...visited.add(id)].join(' '))) return
  window.dispatchEvent(new Event(changed))
}

/**
 * Reports a click without waiting: the browser opens the link in any case, and the request survives leaving
 * the page.
 */
export function clickPartner(partner: PartnerId, affiliateUrl: string, press: Press): void {
  markVisited(`${partner}:${press.serviceType}`)
  const [method, path] = partnerRoutes.trackClick
  const body = JSON.stringify({
    ...press,
    partner,
    affiliateUrl,
    timestamp: new Date().toISOString(),
  })
  const headers = { 'content-type': 'application/json' }
  void fetch(path, { method, headers, body, keepalive: true }).catch(() => undefined)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

/** Whether this window has visited a partner for a service in this session. */
export function useVisited(partner: PartnerId, service: ServiceType): boolean {
  const text = useSyncExternalStore(subscribe, readText, () => '')
  return partnerIds.includes(partner) && text.split(' ').includes(`${partner}:${service}`)
}
