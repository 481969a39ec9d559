import { isPosterSlug, posters } from '#design/posters.ts'
import { findDestinations } from '#features/places/web/index.ts'
import { daysBetween, monthNames } from '#platform/shared/local-date.ts'
import { whoFace } from '#platform/web/ticket-faces.ts'
import { quickCardsText as text } from '../messages.ts'
import type { LoadPrices, TicketWish, WishPrices } from './ticket-wish.ts'

type Destination = Awaited<ReturnType<typeof findDestinations>>[number]

/** The static page is no component: what follows the ticket is written into it. */
function write(part: string, words: string): void {
  const element = document.querySelector<HTMLElement>(`[data-quick="${part}"]`)
  if (element) element.textContent = words
}

interface Shown {
  readonly slug: string
  readonly name: string
  readonly country: string
}

/** What a frame shows, or nothing. */
function shownIn(frame: Element): Shown {
  const [title, place] = frame.querySelectorAll('figcaption > *')
  const slug = frame.querySelector('img')?.dataset['slug'] ?? ''
  return { slug, name: title?.textContent ?? '', country: place?.textContent ?? '' }
}

function hang(frame: Element, { slug, name, country }: Shown): void {
  const picture = frame.querySelector('img')
  if (!picture || !isPosterSlug(slug)) return
  // One that isn't near yet loads by its later address.
  picture.dataset['src'] = posters[slug]
  if (picture.hasAttribute('src')) picture.src = posters[slug]
  picture.alt = name
  picture.dataset['slug'] = slug
  picture.dataset['art'] = `poster:${slug}`
  const [title, place] = frame.querySelectorAll('figcaption > *')
  if (title) title.textContent = name
  if (place) place.textContent = country
}

/** The poster of a place, where there is one, takes the first frame; it hangs nowhere twice. */
function showPoster({ id, name, country }: Destination): void {
  const first = document.querySelector('[data-follows] figure')
  if (!first || !isPosterSlug(id)) return
  const before = shownIn(first)
  if (before.slug === id) return
  for (const frame of document.querySelectorAll('[data-follows] ~ figure'))
    if (shownIn(frame).slug === id) hang(frame, before)
  hang(first, { slug: id, name, country })
}

const nightsText = (nights: number): string => (nights === 1 ? '1 night' : `${nights} nights`)

function wordsOf(wish: TicketWish, to: Destination): Readonly<Record<string, string>> {
  const number = Number(wish.start.slice(5, 7))
  const month = monthNames[number - 1]
  const nights = wish.start && wish.end > wish.start ? daysBetween(wish.start, wish.end) : 0
  const { words } = whoFace(wish.adults, wish.ages)
  return {
    flight: month
      ? text.flightsIn(wish.from, to.name, month, to.bestMonths.includes(number))
      : text.flightsTo(wish.from, to.name),
    hotel: [to.name, nights > 0 ? nightsText(nights) : '', words].filter(Boolean).join(', '),
    place: text.placesIn(to.name),
  }
}

/** Where each card leads with the wish in it. */
function pathsOf(wish: TicketWish, { airports }: WishPrices): Readonly<Record<string, string>> {
  const { to, start, end, adults, ages } = wish
  const query = (values: Readonly<Record<string, string | number>>): string =>
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[name, `${value}`]])),
    ).toString()
  const [origin, destination] = airports ?? ['', '']
  const children = ages.join(',')
  return {
    flight: `/flights?${query({ origin, destination, departureDate: start, returnDate: end, adults, children: ages.length || '', childAges: children })}`,
    hotel: `/planner?${query({ from: wish.from, to, start, end, adults, children })}`,
    place: `/search?${query({ location: to, checkIn: start, checkOut: end, adults })}`,
  }
}

/** Shows the chosen place in the first poster and its prices in the quick cards. */
export async function followPlace(
  wish: TicketWish,
  load: LoadPrices,
  signal: AbortSignal,
): Promise<void> {
  const typed = wish.to.toLocaleLowerCase()
  const place = (await findDestinations(wish.to)).find(
    ({ name }) => name.toLocaleLowerCase() === typed,
  )
  if (!place || signal.aborted) return
  showPoster(place)
  const prices = await load({ ...wish, to: place.name })
  if (signal.aborted) return
  const words = wordsOf(wish, place)
  const paths = pathsOf({ ...wish, to: place.name }, prices)
  for (const card of ['flight', 'hotel', 'place'] as const) {
    const link = document.querySelector<HTMLAnchorElement>(`[data-quick-card="${card}"]`)
    const price = prices[card]
    link?.toggleAttribute('data-priced', price !== undefined)
    write(`${card}-text`, words[card] ?? '')
    write(
      `${card}-price`,
      price === undefined ? '' : `$${Math.round(price).toLocaleString('en-CA')}`,
    )
    const path = paths[card]
    if (link && path) link.href = path
  }
  document.querySelector('[data-quick-cards]')?.setAttribute('data-followed', '')
}
