import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { mergeFields, type Versioned } from '#features/trips/domain/merge-fields.ts'
import { tripKey } from '#features/trips/web/trip-keys.ts'
import { allItems, withItem } from '#features/trips/web/trip-view.ts'
import type { ItemView, TripsApi, TripView } from '#features/trips/web/trips.client.ts'
import { createTripMutator } from '#features/trips/web/mutations/trip-mutator.ts'
import { asNew, withPending } from '#features/trips/web/mutations/pending-mutation.ts'
import { openOutbox } from '#features/trips/web/mutations/mutation-outbox.ts'
import { ApiError } from '#platform/web/api-client.ts'

const full = process.env['WAYLEAF_FULL'] === '1'
const runs = full ? 10_000 : 300

const empty: TripView = {
  id: 't',
  title: 'Paris, 2 days',
  destination: 'Paris',
  destinations: [{ ref: 'paris', name: 'Paris', countryCode: 'FR', lat: 48.86, lng: 2.35 }],
  startDate: '2027-04-12',
  endDate: '2027-04-13',
  itemCount: 0,
  totalCad: 0,
  perPersonCad: 0,
  party: { adults: 1, children: [] },
  origin: null,
  role: 'owner',
  people: 1,
  archived: false,
  changes: 1,
  updatedAt: '2026-11-21T00:00:00.000Z',
  version: 1,
  budgetCad: 0,
  days: [],
  unscheduled: [],
}

beforeEach(() => {
  const stored = new Map<string, string>()
  const localStorage = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
    },
  )
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  return () => vi.unstubAllGlobals()
})

type Fields = Pick<ItemView, 'name' | 'price' | 'description'>
interface Row extends Versioned<Fields> {
  readonly removed: boolean
  readonly restores: readonly string[]
}

/** A field that a device has written over what it had never seen. */
interface Overwriting {
  readonly by: string
  readonly field: string
  readonly lost: unknown
}

const fieldsOf = ({
  name,
  price,
  description = '',
}: Partial<Fields> & { name: string }): Fields => ({
  name,
  price: price ?? 0,
  description,
})

/** The server as far as items go: the real rules of merging over a table in memory. */
function createModel(hasSeen: (by: string, id: string, field: string, value: unknown) => boolean) {
  const rows = new Map<string, Row>()
  const overwritten: Overwriting[] = []
  const view = (id: string, row: Row): ItemView =>
    ({
      ...asNew({ id, position: 'a0' } as ItemView),
      restore: undefined,
      id,
      type: 'activity',
      day: null,
      ...row.values,
      version: row.version,
    }) as unknown as ItemView
  const refuse = (status: number, code: string, more: object = {}) =>
    new ApiError(status, { code, ...more }, code)

  function add({ id, restore, ...item }: { id: string; restore?: string } & Fields): ItemView {
    const row = rows.get(id)
    if (!row) {
      const fresh = {
        values: fieldsOf(item),
        version: 1,
        fieldVersions: {},
        removed: false,
        restores: [],
      }
      rows.set(id, fresh)
      return view(id, fresh)
    }
    const isNew = restore !== undefined && !row.restores.includes(restore)
    const restores = isNew ? [...row.restores, restore] : row.restores
    if (!row.removed) {
      rows.set(id, { ...row, restores })
      return view(id, row)
    }
    if (!isNew) throw refuse(410, 'item-removed')
    const back = { ...row, removed: false, version: row.version + 1, restores }
    rows.set(id, back)
    return view(id, back)
  }

  function edit(
    by: string,
    id: string,
    { version, ...patch }: { version: number } & Partial<Fields>,
  ) {
    const row = rows.get(id)
    if (!row || row.removed) throw refuse(404, 'item-not-found')
    const merged = mergeFields<Fields>(row, patch, version)
    if (merged.outcome === 'conflict')
      throw refuse(409, 'changed-elsewhere', { conflicts: merged.conflicts, version: row.version })
    for (const field of merged.changed)
      if (!hasSeen(by, id, field, row.values[field]))
        overwritten.push({ by, field, lost: row.values[field] })
    const next = { ...row, ...merged.next }
    rows.set(id, next)
    return view(id, next)
  }

  function remove(id: string): void {
    const row = rows.get(id)
    if (row && !row.removed) rows.set(id, { ...row, removed: true, version: row.version + 1 })
  }

  const read = (): TripView =>
    [...rows].reduce(
      (trip, [id, row]) => (row.removed ? trip : withItem(trip, view(id, row))),
      empty,
    )
  return { rows, overwritten, add, edit, remove, read }
}

type Net = 'well' | 'lost on the way' | 'answer lost' | 'in trouble'

/** A device of its own: its browser's storage, and a window that may be closed and opened again. */
function openDevice(name: string, model: ReturnType<typeof createModel>) {
  const seen = new Set<string>()
  const client = new QueryClient()
  client.setQueryData(tripKey('t'), model.read())
  const state = { net: 'well' as Net }
  const api = (async (operation: string, input: any) => {
    if (state.net === 'lost on the way') throw new ApiError(0, {}, 'no network')
    if (state.net === 'in trouble') throw new ApiError(500, { code: 'internal' }, 'broken')
    const { body, params } = input
    const answer =
      operation === 'addItem'
        ? model.add(body)
        : operation === 'updateItem'
          ? model.edit(name, params.itemId, body)
          : model.remove(params.itemId)
    if (state.net === 'answer lost') throw new ApiError(0, {}, 'no answer')
    return answer
  }) as unknown as TripsApi
  const open = () =>
    createTripMutator({ client, api, outbox: openOutbox(name), onRefused: () => undefined })
  let writer = open()
  const shown = () =>
    withPending(client.getQueryData<TripView>(tripKey('t')) ?? empty, writer.outbox.list('t'))
  const keyOf = (id: string, field: string, value: unknown) => `${id} ${field} ${String(value)}`
  /** What the person has before their eyes now. */
  const look = (): void => {
    for (const { id, ...item } of allItems(shown()))
      for (const [field, value] of Object.entries(fieldsOf(item))) seen.add(keyOf(id, field, value))
    for (const { write, conflict } of writer.outbox.list('t'))
      if (conflict?.kind === 'fields' && write.kind === 'edit')
        for (const { field, theirs } of conflict.conflicts)
          seen.add(keyOf(write.seen.id, field, theirs))
  }
  const quiet = async () => {
    await writer.sender.send('t')
    look()
  }
  look()
  return {
    name,
    state,
    shown,
    look,
    quiet,
    hasSeen: (id: string, field: string, value: unknown) => seen.has(keyOf(id, field, value)),
    writer: () => writer,
    reopen: () => {
      writer = open()
    },
    reread: () => {
      client.setQueryData(tripKey('t'), model.read())
      look()
    },
    questions: () => writer.outbox.list('t').filter(({ conflict }) => conflict),
  }
}

type Device = ReturnType<typeof openDevice>

const who = fc.constantFrom(0, 1)
const which = fc.nat({ max: 5 })
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), who }),
  fc.record({
    do: fc.constant('edit' as const),
    who,
    which,
    field: fc.constantFrom('name' as const, 'price' as const, 'description' as const),
  }),
  fc.record({ do: fc.constant('edit' as const), who, which, field: fc.constant('price' as const) }),
  fc.record({ do: fc.constant('remove' as const), who, which }),
  fc.record({ do: fc.constant('undo' as const), who }),
  fc.record({ do: fc.constant('reread' as const), who }),
  fc.record({ do: fc.constant('reopen' as const), who }),
  fc.record({ do: fc.constant('send' as const), who }),
  fc.record({ do: fc.constant('choose' as const), who, mine: fc.boolean() }),
  fc.record({
    do: fc.constant('net' as const),
    who,
    net: fc.constantFrom<Net>('well', 'lost on the way', 'answer lost', 'in trouble'),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

test(`PLAN-08 in ${runs} interleavings of two editors nothing is lost or overwritten unseen`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 40, size: 'max' }),
      async (steps) => {
        for (const owner of ['ann', 'ben'])
          for (const { key } of openOutbox(owner).list('t')) window.localStorage.removeItem(key)
        const devices: Device[] = []
        const model = createModel((by, id, field, value) =>
          Boolean(devices.find(({ name }) => name === by)?.hasSeen(id, field, value)),
        )
        devices.push(openDevice('ann', model), openDevice('ben', model))
        const added = new Set<string>()
        const givenUp = new Set<string>()
        const removed: { device: number; item: ItemView }[] = []
        let serial = 0

        const act = async (wish: Step): Promise<void> => {
          const device = devices[wish.who] as Device
          const writer = device.writer()
          const items = allItems(device.shown())
          serial += 1
          if (wish.do === 'add') {
            const id = `item-${serial}`
            added.add(id)
            void writer.add('t', { id, type: 'activity', name: `n${serial}`, price: serial })
          } else if (wish.do === 'edit' || wish.do === 'remove') {
            const item = items[wish.which % Math.max(1, items.length)]
            if (!item) return
            if (wish.do === 'remove') {
              givenUp.add(item.id)
              removed.push({ device: wish.who, item })
              void writer.remove('t', item)
            } else {
              const value = wish.field === 'price' ? serial : `v${serial}`
              void writer.edit('t', item, { [wish.field]: value })
            }
          } else if (wish.do === 'undo') {
            const last = removed.findLast(({ device: by }) => by === wish.who)
            if (last) void writer.add('t', asNew(last.item))
          } else if (wish.do === 'reread') device.reread()
          else if (wish.do === 'reopen') device.reopen()
          else if (wish.do === 'choose') {
            const [asked] = device.questions()
            if (!asked) return
            if (!wish.mine && asked.conflict?.kind === 'removed' && asked.write.kind === 'edit')
              givenUp.add(asked.write.seen.id)
            writer.choose(asked, wish.mine ? 'mine' : 'theirs')
          } else if (wish.do === 'net') device.state.net = wish.net
          await device.quiet()
        }

        for (const wish of steps) await act(wish)
        // In the end both have a network, send all they have, and answer what they are asked.
        for (let round = 0; round < 60; round++) {
          for (const device of devices) {
            device.state.net = 'well'
            await device.quiet()
            const [asked] = device.questions()
            if (asked) device.writer().choose(asked, 'mine')
            await device.quiet()
            device.reread()
          }
          if (devices.every((device) => device.writer().outbox.list('t').length === 0)) break
        }
        for (const device of devices) device.reread()
        for (const device of devices) expect(device.writer().outbox.list('t')).toEqual([])
        expect(model.overwritten).toEqual([])
        for (const id of added) {
          const row = model.rows.get(id)
          if (!givenUp.has(id)) expect(row, id).toMatchObject({ removed: false })
        }
        const [one, other] = devices.map((device) => allItems(device.shown()))
        expect(one).toEqual(other)
      },
    ),
    { numRuns: runs },
  )
})
