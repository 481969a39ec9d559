import type { Atlas } from '#atlas/atlas.ts'
import { withoutSamples } from '#atlas/without-samples.ts'
import { createSignInProvider } from '#features/accounts/server/index.ts'
import { createSampleFacts } from '#features/content/server/index.ts'
import {
  createActivitiesProvider,
  createDiningProvider,
  withActivities,
} from '#features/dining/server/index.ts'
import { createFlightsProvider } from '#features/flights/server/index.ts'
import { createGuideModel, createGuideWorld } from '#features/guide/server/index.ts'
import { createInsuranceProvider } from '#features/insurance/server/index.ts'
import { createPlacesProvider } from '#features/places/server/index.ts'
import { createRentalsProvider } from '#features/rentals/server/index.ts'
import { createTripFacts, createTripPlaces, createWalkTimes } from '#features/trips/server/index.ts'
import { createStaysProvider } from '#features/stays/server/index.ts'
import { createVisasProvider } from '#features/visas/server/index.ts'
import { createRatesProvider } from '#platform/server/rates/index.ts'
import type { CallWatch } from '#platform/server/outbound/call-watch.ts'
import { patient } from '#platform/server/outbound/patient-port.ts'
import { vendorWays, type VendorWays } from '#platform/server/outbound/vendor-access.ts'
import type { Clock } from '#platform/server/clock.ts'
import { searchPortNames, searchPorts } from '#platform/server/config/search-ports.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import type { Signatures } from '#platform/server/db/open-signatures.ts'

/** Endpoint of the guide's model, if configured. */
function guideModelOf(config: Config) {
  const [read, written] = config.GUIDE_MODEL_CENTS?.split(',').map(Number) ?? []
  return {
    ...(config.GUIDE_MODEL_URL ? { url: config.GUIDE_MODEL_URL } : {}),
    ...(config.GUIDE_MODEL ? { model: config.GUIDE_MODEL } : {}),
    ...(config.GUIDE_MODEL_KEY ? { key: config.GUIDE_MODEL_KEY } : {}),
    ...(read === undefined || written === undefined ? {} : { cents: [read, written] as const }),
    limitName: config.GUIDE_MODEL_LIMIT_NAME,
  }
}

export interface ProviderParts {
  readonly atlas: Atlas
  readonly clock: Clock
  readonly signatures: Signatures
  readonly watch: CallWatch
  readonly log: Logger
}

const sampleTables = {
  stays: ['hotels'],
  rentals: ['properties'],
  dining: ['restaurants'],
  activities: ['activities'],
  flights: [],
  insurance: [],
} as const

/** The atlas without samples of ports that are off or live. */
export const shownAtlas = (atlas: Atlas, config: Config): Atlas =>
  withoutSamples(
    atlas,
    searchPortNames
      .filter((port) => config[searchPorts[port]] !== 'embedded')
      .flatMap((port) => sampleTables[port]),
  )

/** Opens an adapter per port from settings. */
const openProviders = (
  config: Config,
  {
    atlas,
    clock,
    signatures,
    vendors,
  }: Omit<ProviderParts, 'watch' | 'log'> & {
    readonly vendors: VendorWays
  },
) => ({
  stays: createStaysProvider(config.STAYS_PROVIDER, { atlas, clock, signatures, vendors }),
  dining: createDiningProvider(config.DINING_PROVIDER, { atlas, clock, signatures, vendors }),
  activities: createActivitiesProvider(config.ACTIVITIES_PROVIDER, {
    atlas,
    clock,
    signatures,
    vendors,
  }),
  rentals: createRentalsProvider(config.RENTALS_PROVIDER, { atlas, clock, vendors }),
  flights: createFlightsProvider(config.FLIGHTS_PROVIDER, { atlas, clock, vendors }),
  signIn: createSignInProvider(config),
  places: createPlacesProvider(config.PLACES_PROVIDER, { atlas, clock, vendors }),
  content: createSampleFacts({ atlas }),
  tripPlaces: createTripPlaces(atlas),
  tripFacts: createTripFacts(atlas),
  walkTimes: createWalkTimes(config.ROUTER_PROVIDER, { url: config.ROUTER_URL, log: vendors.log }),
  guideWorld: () => createGuideWorld({ atlas }),
  guideModel: createGuideModel(config.GUIDE_PROVIDER, guideModelOf(config)),
  visas: createVisasProvider(config.VISAS_PROVIDER, vendors),
  insurance: createInsuranceProvider(config.INSURANCE_PROVIDER, { clock, vendors }),
  rates: createRatesProvider(config.RATES_PROVIDER, {
    ecbUrl: config.ECB_URL,
    frankfurterUrl: config.FRANKFURTER_URL,
    log: vendors.log,
  }),
})

/** Searches computed in this process have no deadline, however busy the machine is. */
const soon: typeof patient = (port, methods) =>
  'source' in port && port.source === 'embedded' ? port : patient(port, methods)

/**
 * The adapters, each seen by the health dashboard under its port's name. Pages wait for a supplier's search no longer
 * than they stay usable. Repricing a trip and searches computed here have no deadline.
 */
export function createProviders(
  config: Config,
  { watch: { watch }, log, ...parts }: ProviderParts,
) {
  const { signIn, content, tripPlaces, tripFacts, guideWorld, guideModel, ...ports } =
    openProviders(config, { ...parts, vendors: vendorWays(config, log) })
  const waited = {
    stays: watch('stays', ports.stays),
    rentals: watch('rentals', ports.rentals),
    flights: watch('flights', ports.flights),
  }
  return {
    waited,
    // A sign-in aborted by the user says nothing about the issuer.
    signIn,
    content,
    tripPlaces,
    tripFacts,
    guideWorld,
    guideModel: guideModel && watch('guide', guideModel),
    stays: soon(waited.stays, ['search', 'photos']),
    // Each of the two sources is waited for in its own way, and then they are one port.
    dining: withActivities(
      soon(watch('dining', ports.dining), ['restaurants', 'attractions']),
      soon(watch('dining', ports.activities), ['activities']),
    ),
    rentals: soon(waited.rentals, ['search']),
    flights: soon(waited.flights, ['search', 'cheapest', 'requote']),
    places: soon(watch('places', ports.places), ['geocode', 'nearby']),
    visas: soon(watch('visas', ports.visas), ['check']),
    insurance: soon(watch('insurance', ports.insurance), ['quote']),
    rates: ports.rates && watch('rates', ports.rates),
    walkTimes: ports.walkTimes && watch('router', ports.walkTimes),
  }
}
