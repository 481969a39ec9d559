import { useState } from 'react'
import { showToast } from '#design/notices/notices.ts'
import type { NearbyType } from '#features/places/domain/nearby-estimate.ts'
import { findNearby, findPlace } from '#features/places/web/index.ts'
import { firstCamera, firstPlaces, type ListedPlace, withPlaces } from '../domain/listed-place.ts'
import { tellNearbyFailed, tellSearchFailed } from './search-failures.ts'
import { listedPlacesText } from './messages.ts'

interface Middle {
  readonly name: string
  readonly lat: number
  readonly lng: number
}

const count = (number: number): string => `${number} ${number === 1 ? 'place' : 'places'}`

/** Adds places to the cart. False when the browser could not store them. */
export type AddToCart = (places: readonly ListedPlace[]) => boolean

/** Puts the listed places into the cart, and says whether it could. */
function addAll(addToCart: AddToCart, places: readonly ListedPlace[]): void {
  if (addToCart(places))
    showToast({ title: listedPlacesText.addedToCart, text: count(places.length) })
  else
    showToast({
      tone: 'failed',
      title: listedPlacesText.notAddedToCart,
      text: listedPlacesText.thisBrowserKeepsNothing,
    })
}

/** The places of the page, what the map shows of them, and what can be done with them. */
export function useListedPlaces(addToCart: AddToCart) {
  const [places, setPlaces] = useState<readonly ListedPlace[]>(firstPlaces)
  const [view, setView] = useState<readonly ListedPlace[]>(firstPlaces)
  const [middle, setMiddle] = useState<Middle>({ ...firstCamera, name: listedPlacesText.ottawa })
  const [busy, setBusy] = useState<'search' | 'nearby'>()

  async function search(text: string): Promise<void> {
    const location = text.trim()
    if (location === '' || busy) return
    setBusy('search')
    try {
      const { name, lat, lng } = await findPlace(location)
      const id = `geocoded:${lat},${lng}`
      const facts = { type: 'activity', cost: 0, estimated: false, sample: false } as const
      const found = { ...facts, id, name, lat, lng, address: name }
      setPlaces((before) => withPlaces(before, [found]))
      setView([found])
      setMiddle(found)
      showToast({ title: listedPlacesText.locationFound, text: name })
    } catch (error) {
      tellSearchFailed(error)
    } finally {
      setBusy(undefined)
    }
  }

  async function searchNearby(type: NearbyType): Promise<void> {
    if (busy) return
    setBusy('nearby')
    try {
      const found = await findNearby({ lat: middle.lat, lng: middle.lng }, type)
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
    } finally {
      setBusy(undefined)
    }
  }

  return {
    places,
    view,
    middle,
    busy,
    search,
    searchNearby,
    addAll: () => addAll(addToCart, places),
    clear: () => {
      setPlaces([])
      setView([])
    },
  }
}
