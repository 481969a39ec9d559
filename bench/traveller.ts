import { randomUUID } from 'node:crypto'
import { type App, appEnvironment, run } from './app.ts'
import { repeat } from './samples.ts'

export interface Traveller {
  /** Cookie header of the session. */
  readonly cookie: string
  /** Calls the API and returns the body of a 2xx answer; throws for any other. */
  call(method: string, path: string, body?: unknown): Promise<unknown>
}

/** Opens an account and keeps its session. `wanderlust` may plan trips of up to 30 days. */
export async function signUp(
  { folder, origin, dataDir }: App,
  granted?: 'wanderlust' | 'owner',
): Promise<Traveller> {
  const email = `bench-${randomUUID()}@wayleaf.example`
  const person = { firstName: 'Bench', lastName: 'Traveller', email, password: randomUUID() }
  const headers = { 'content-type': 'application/json' }
  const ask = async (cookie: string, method: string, path: string, body?: unknown) => {
    const text = body === undefined ? null : JSON.stringify(body)
    const init = { method, headers: { ...headers, cookie }, body: text }
    const answer = await fetch(origin + path, init)
    if (answer.ok) return answer
    throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  }
  const signedUp = await ask('', 'POST', '/api/auth/sign-up/email', person)
  const cookies = signedUp.headers.getSetCookie().map((line) => line.split(';')[0])
  const cookie = cookies.join('; ')
  if (granted) {
    const args = ['dist/server/admin.js', 'grant', email, granted, '--force']
    await run(process.execPath, args, { cwd: folder, env: appEnvironment(dataDir, 0) })
  }
  return {
    cookie,
    call: async (...asked) => {
      const text = await (await ask(cookie, ...asked)).text()
      return text === '' ? undefined : JSON.parse(text)
    },
  }
}

const types = ['hotel', 'restaurant', 'attraction', 'activity', 'transport'] as const
const startDay = Date.UTC(2027, 3, 12)
const dayText = (index: number): string =>
  new Date(startDay + index * 86_400_000).toISOString().slice(0, 10)

const note =
  'Booked for two with a window if there is one; the entrance is on the river side, ten minutes on foot from the station. Tickets are checked at the door. '

/** An item such as people write: with it 120 of them are a body of the size of the peers'. */
export const sampleItem = (index: number, days: number) => ({
  id: randomUUID(),
  type: types[index % types.length] ?? 'other',
  name: `Stop ${index + 1}: Museum of Long Names`,
  description: note.repeat(3).slice(0, 380),
  location: `${index + 1} Harbour Street, Lisbon`,
  price: 10 + (index % 90) + 0.5,
  day: dayText(index % days),
  time: `${String(8 + (index % 12)).padStart(2, '0')}:30`,
  durationMinutes: 90,
  lat: 38.7 + index / 1000,
  lng: -9.1 - index / 1000,
})

/** Creates a trip and fills it through the API. Returns its id. */
export async function createTrip(
  { call }: Traveller,
  { days, items }: { readonly days: number; readonly items: number },
): Promise<string> {
  const id = randomUUID()
  const dates = { startDate: dayText(0), endDate: dayText(days - 1) }
  await call('POST', '/api/itineraries', { id, destination: 'Lisbon', ...dates, budgetCad: 20_000 })
  await repeat(items, (index) =>
    call('POST', `/api/itineraries/${id}/items`, sampleItem(index, days)),
  )
  return id
}
