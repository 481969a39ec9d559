/** What answers of flights say. */

export const searchText = {
  noneFound: 'No flights found for your search criteria.',
  notOffered: 'We don’t offer flights.',
  sameCity: (code: string, city: string, airport: string) =>
    `${code} covers all ${city} airports, including ${airport}. Choose a destination in another city.`,
  unknownAirport: (code: string) => `We don’t know of an airport ${code} with scheduled flights.`,
  past: 'This day is past. Choose today or later.',
  tooFar: (days: number) => `We show flights up to ${days} days ahead. Choose an earlier day.`,
  noFlights: (airports: string) => `We don’t know of any scheduled flights at ${airports}.`,
}
