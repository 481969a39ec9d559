import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showToast } from '#design/notices/notices.ts'
import type { NearbyType } from '#features/places/domain/nearby-estimate.ts'
import { findNearby, findPlace, findSights } from '#features/places/web/index.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import {
  firstPlaces,
  firstTown,
  forFound,
  type Home,
  type ListedPlace,
  type NightsOf,
  readTown,
  type Town,
  type Travellers,
  withPlaces,
} from '../domain/listed-place.ts'
import { tellNearbyFailed, tellSearchFailed } from './search-failures.ts'
import { listedPlacesText } from './messages.ts'

/** The last place that was looked at, in local storage. */
const lastKey = 'map-place'
/** So long the page waits for the traveller's own trip before it begins without. */
const patienceMs = 8000

const count = (number: number): string => `${number} ${number === 1 ? 'place' : 'places'}`

/** Adds places to the cart. False when the browser could not store them. */
export type AddToCart = (places: readonly ListedPlace[], heads: number) => boolean

async function nearbyIn(
  town: Town,
  type: NearbyType,
  nightsOf: NightsOf | undefined,
): Promise<readonly ListedPlace[]> {
  const places = listed(await findNearby({ lat: town.lat, lng: town.lng }, type))
  if (type !== 'lodging' || !nightsOf) return places
  const nights = await nightsOf(town)
  return places.map((place) => {
    const cost = nights.get(place.id)
    return cost === undefined ? place : { ...place, cost, estimated: false }
  })
}

/** Puts the listed places into the cart, and says whether it could. */
function addAll(addToCart: AddToCart, places: readonly ListedPlace[], heads: number): void {
  if (addToCart(places, heads))
    showToast({ title: listedPlacesText.addedToCart, text: count(places.length) })
  else
    showToast({
      tone: 'failed',
      title: listedPlacesText.notAddedToCart,
      text: listedPlacesText.thisBrowserKeepsNothing,
    })
}

const asPlace = ({ name, lat, lng }: Town): ListedPlace => ({
  id: `geocoded:${lat},${lng}`,
  name,
  lat,
  lng,
  address: name,
  type: 'activity',
  cost: 0,
  estimated: false,
  sample: false,
})

/** At the price that the finders show. */
const listed = (found: Awaited<ReturnType<typeof findNearby>>): readonly ListedPlace[] =>
  found.map((place) => ({ ...place, cost: place.priceCad ?? place.cost }))

/** The sights of a town, or the town itself where none is known. */
async function sightsOf(town: Town): Promise<readonly ListedPlace[]> {
  const found = listed(await findSights({ lat: town.lat, lng: town.lng }))
  return found.length > 0 ? found : [asPlace(town)]
}

/** Lists, their view and where the map is; of a beginning nothing, once something was searched for. */
function useLists(home: Home | null | undefined) {
  const [places, setPlaces] = useState<readonly ListedPlace[]>(firstPlaces)
  const [view, setView] = useState<readonly ListedPlace[]>(firstPlaces)
  const [middle, setMiddle] = useState<Town>(firstTown)
  /** False until it is known where the page begins. */
  const [isBegun, setBegun] = useState(false)
  const isUsed = useRef(false)
  const showOnly = (some: readonly ListedPlace[]): void => {
    setPlaces(some)
    setView(some)
  }
  const begin = useEffectEvent(async (at: Home | undefined): Promise<void> => {
    if (isUsed.current) return
    if (!at) return setBegun(true)
    const { name, lat, lng } = at
    try {
      const town = lat === null || lng === null ? await findPlace(name) : { name, lat, lng }
      const some = await sightsOf(town)
      if (isUsed.current) return
      showOnly(some)
      setMiddle(town)
    } catch {
      // Offline: the first places stay.
    }
    if (!isUsed.current) setBegun(true)
  })
  useEffect(() => {
    if (home === undefined) return
    const town = home ?? readTown(readStored(lastKey))
    void Promise.resolve(town).then(begin)
  }, [home])
  useEffect(() => {
    const timer = setTimeout(setBegun, patienceMs, true)
    return () => clearTimeout(timer)
  }, [])
  const lookAt = (town: Town): void => {
    setMiddle(town)
    writeStored(lastKey, JSON.stringify(town))
  }
  const takeOver = (): void => {
    isUsed.current = true
  }
  const begun = (): void => setBegun(true)
  return { places, setPlaces, view, setView, middle, lookAt, showOnly, takeOver, isBegun, begun }
}

type Work = 'search' | 'nearby'

/** One piece of work at a time. */
function useWork(onStart: () => void, onEnd: () => void) {
  const [busy, setBusy] = useState<Work>()
  async function during(what: Work, work: () => Promise<void>): Promise<void> {
    if (busy) return
    onStart()
    setBusy(what)
    await work()
    onEnd()
    setBusy(undefined)
  }
  return { busy, during }
}

/** What the page knows of who looks at it. */
export interface Traveller {
  readonly addToCart: AddToCart
  /** Where the traveller's own trip goes; null without one, undefined until that is known. */
  readonly home: Home | null | undefined
  /** Undefined where there is no trip to take dates from. */
  readonly nightsOf?: NightsOf | undefined
  /** The party of the trip that comes next; undefined without one. */
  readonly travellers?: Travellers | undefined
}

/**
 * The places of the page, what the map shows of them, and what can be done with them. It begins at `home`, the
 * traveller's own trip, once that is known (undefined until then), else at the last place looked at.
 */
export function useListedPlaces({ addToCart, home, nightsOf, travellers }: Traveller) {
  const { takeOver, begun, isBegun, ...lists } = useLists(home)
  const { places, setPlaces, view, setView, middle, lookAt, showOnly } = lists
  const { busy, during } = useWork(takeOver, begun)

  /** Moves to a place by its name; of a city it lists the sights. */
  async function go(location: string, what: 'place' | 'city'): Promise<void> {
    try {
      const { name, lat, lng } = await findPlace(location)
      const town = { name, lat, lng }
      if (what === 'city') showOnly(await sightsOf(town))
      else {
        const found = asPlace(town)
        setPlaces((before) => forFound(before, found))
        setView([found])
      }
      lookAt(town)
      showToast({ title: listedPlacesText.locationFound, text: name })
    } catch (error) {
      tellSearchFailed(error)
    }
  }

  async function lookNearby(type: NearbyType): Promise<void> {
    try {
      const found = await nearbyIn(middle, type, nightsOf)
      if (found.length === 0) {
        const text = listedPlacesText.nothingThisKindKnown(middle.name)
        return showToast({ tone: 'failed', title: listedPlacesText.noPlacesFound, text })
      }
      setPlaces((before) => withPlaces(before, found))
      setView(found)
      const text = listedPlacesText.around(count(found.length), middle.name)
      showToast({ title: listedPlacesText.nearbyPlacesFound, text })
    } catch (error) {
      tellNearbyFailed(error)
    }
  }

  return {
    places,
    view,
    middle,
    isBegun,
    busy,
    search: async (text: string, what: 'place' | 'city' = 'place'): Promise<void> => {
      const location = text.trim()
      if (location !== '') await during('search', () => go(location, what))
    },
    searchNearby: (type: NearbyType) => during('nearby', () => lookNearby(type)),
    addAll: () => addAll(addToCart, places, travellers?.heads ?? 1),
    clear: () => {
      takeOver()
      begun()
      showOnly([])
    },
  }
}
