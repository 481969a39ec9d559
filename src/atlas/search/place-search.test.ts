import { expect, test } from 'vitest'
import { atlas } from '../testing/world.ts'

/** The best match with where it lies: in its region where we know one, and in its country. */
const first = (text: string): readonly string[] => {
  const [found] = atlas.places.find(text, { limit: 1 })
  return found ? [found.region, found.country].map((where) => `${found.name}, ${where}`) : []
}

test.each([
  // English, French and local spellings of destinations
  ['paris', 'Paris, France'],
  ['PARIS', 'Paris, France'],
  ['tokyo', 'Tokyo, Japan'],
  ['tokio', 'Tokyo, Japan'],
  ['東京', 'Tokyo, Japan'],
  ['new york', 'New York, United States'],
  ['nyc', 'New York, United States'],
  // Cities of the gazetteer, by English, French and local names
  ['cologne', 'Cologne, North Rhine-Westphalia'],
  ['köln', 'Cologne, North Rhine-Westphalia'],
  ['koln', 'Cologne, North Rhine-Westphalia'],
  ['munchen', 'Munich, Bavaria'],
  ['wien', 'Vienna, Austria'],
  ['firenze', 'Florence, Tuscany'],
  ['venise', 'Venice, Veneto'],
  ['genève', 'Geneva, Geneva'],
  ['seville', 'Seville, Andalusia'],
  ['athènes', 'Athens, Greece'],
  ['αθήνα', 'Athens, Greece'],
  ['москва', 'Moscow, Russia'],
  ['moscou', 'Moscow, Russia'],
  ['londres', 'London, United Kingdom'],
  ['édimbourg', 'Edinburgh, Scotland'],
  ['le caire', 'Cairo, Egypt'],
  ['القاهرة', 'Cairo, Egypt'],
  ['pékin', 'Beijing, China'],
  ['北京', 'Beijing, China'],
  ['서울', 'Seoul, South Korea'],
  ['la havane', 'Havana, Cuba'],
  ['bombay', 'Mumbai, India'],
  ['saigon', 'Ho Chi Minh City, Vietnam'],
  ['กรุงเทพ', 'Bangkok, Thailand'],
  ['reykjavik', 'Reykjavík, Iceland'],
  ['sao paulo', 'São Paulo, Brazil'],
  ['krakow', 'Kraków, Poland'],
  ['lodz', 'Łódź, Poland'],
  ['tromso', 'Tromsø, Norway'],
  ['halifax', 'Halifax, Nova Scotia'],
  ['moncton', 'Moncton, New Brunswick'],
  ["st. john's", "St. John's, Newfoundland and Labrador"],
  ['st johns', "St. John's, Newfoundland and Labrador"],
  ['saint john', 'Saint John, New Brunswick'],
  ['whitehorse', 'Whitehorse, Yukon'],
  // Where it lies, behind a comma or not
  ['paris, texas', 'Paris, Texas'],
  ['paris texas', 'Paris, Texas'],
  ['paris, france', 'Paris, France'],
  ['paris, mars', 'Paris, France'],
  ['london, ontario', 'London, Ontario'],
  ['london ON', 'London, Ontario'],
  ['portland, oregon', 'Portland, Oregon'],
  ['springfield il', 'Springfield, Illinois'],
  ['vienna, austria', 'Vienna, Austria'],
  ['york, uk', 'York, England'],
  ['perth, scotland', 'Perth, Scotland'],
  // Islands, countries, airports, sights
  ['crete', 'Crete, Greece'],
  ['île-du-prince-édouard', 'Prince Edward Island, Canada'],
  ['mallorca', 'Mallorca, Spain'],
  ['zanzibar', 'Zanzibar, Tanzania'],
  ['canada', 'Canada, Canada'],
  ['allemagne', 'Germany, Germany'],
  ['ywg', 'Winnipeg James Armstrong Richardson International Airport, Canada'],
  ['ytz', 'Billy Bishop Toronto City Centre Airport, Canada'],
  ['heathrow', 'London Heathrow Airport, United Kingdom'],
  ['eiffel tower', 'Eiffel Tower, France'],
  ['tour eiffel', 'Eiffel Tower, France'],
  ['louvre paris', 'Louvre Museum, France'],
  ['statue of liberty', 'Statue of Liberty, United States'],
])('MAP-02 HOME-03 "%s" is %s', (typed, place) => {
  expect(first(typed)).toContain(place)
})

test.each([
  ['prais', 'Paris, France'],
  ['pariss', 'Paris, France'],
  ['toyko', 'Tokyo, Japan'],
  ['new yrok', 'New York, United States'],
  ['barclona', 'Barcelona, Catalonia'],
  ['vancover', 'Vancouver, British Columbia'],
  ['montrael', `${atlas.get('montreal')?.destination.name}, Quebec`],
  ['amstrdam', 'Amsterdam, Netherlands'],
  ['copenhagn', 'Copenhagen, Denmark'],
  ['istambul', 'Istanbul, Türkiye'],
  ['singapor', 'Singapore, Singapore'],
  ['edinbourgh', 'Edinburgh, Scotland'],
  ['lisabon', 'Lisbon, Portugal'],
  ['dubay', 'Dubai, United Arab Emirates'],
  ['casablnca', 'Casablanca, Morocco'],
  ['creete', 'Crete, Greece'],
  ['eiffel towr', 'Eiffel Tower, France'],
  ['halifx', 'Halifax, Nova Scotia'],
])('MAP-02 one or two wrong letters are forgiven: "%s" is %s', (typed, place) => {
  expect(first(typed)[1]?.split(', ')[0]).toBe(place.split(', ')[0])
})

test.each([
  ['victoria, bc', 'Victoria, British Columbia'],
  ['halifax, nova scotia', 'Halifax, Nova Scotia'],
  ['toronto ontario', 'Toronto, Ontario'],
])('a destination too is found by where it lies: "%s"', (typed, place) => {
  expect(first(typed)).toContain(place)
})

test.each([
  ['par', 'paris'],
  ['tok', 'tokyo'],
  ['new y', 'new-york'],
])('HOME-03 "%s" suggests the destination %s first', (typed, slug) => {
  const [found] = atlas.places.find(typed, { limit: 5, kinds: ['destination', 'city', 'island'] })
  expect(found?.id).toBe(slug)
})

test('HOME-03 destinations are found by their country, in English and in French', () => {
  const ids = (text: string) =>
    atlas.places.find(text, { limit: 8, kinds: ['destination', 'city'] }).map(({ id }) => id)
  expect(ids('france')[0]).toBe('paris')
  expect(ids('japon')).toContain('tokyo')
})

test.each(['', ' ', '?!', 'qzxvbnmw', 'zzzz', '\u0000', '💥', 'x'.repeat(5000)])(
  'nonsense finds nothing: %j',
  (text) => {
    expect(atlas.places.find(text, { limit: 5 })).toEqual([])
  },
)

test('a place is found again by its id, and an unknown id finds nothing', () => {
  for (const text of ['paris', 'cologne', 'crete', 'yyz', 'canada', 'eiffel tower']) {
    const [found] = atlas.places.find(text, { limit: 1 })
    expect(atlas.places.get(found?.id ?? '')?.name).toBe(found?.name)
  }
  expect(atlas.places.get('cologne-1')).toBeUndefined()
  expect(atlas.places.get('berlin-2886242')).toBeUndefined()
})

test('the same search has the same answer, whatever was searched between', () => {
  const once = atlas.places.find('barclona', { limit: 8 })
  for (const text of ['xyz', 'st', 'san', 'amstrdam']) atlas.places.find(text, { limit: 3 })
  expect(atlas.places.find('barclona', { limit: 8 })).toEqual(once)
})
