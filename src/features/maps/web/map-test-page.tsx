import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { CheckList } from './check-list.tsx'
import { type CheckName, type CheckState, runChecks } from './map-checks.ts'
import styles from './maps-page.module.css'
import { type MapState, PlaceMap } from './place-map.tsx'

interface Waiting {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** What the map on this page has come to, for whoever asks, before or after it is known. */
function useMapLoaded() {
  const state = useRef<MapState>('loading')
  const waiting = useRef<Waiting[]>([])
  const answer = ({ resolve, reject }: Waiting): boolean => {
    if (state.current === 'loaded') resolve()
    else if (state.current === 'failed') reject(new Error('The map did not load'))
    else return false
    return true
  }
  return {
    loaded: (): Promise<void> =>
      new Promise((resolve, reject) => {
        if (!answer({ resolve, reject })) waiting.current.push({ resolve, reject })
      }),
    settled: (next: MapState): void => {
      state.current = next
      waiting.current = waiting.current.filter((one) => !answer(one))
    },
  }
}

const nowhere: readonly never[] = []

function Tester() {
  const [location, setLocation] = useState('Paris')
  const [error, setError] = useState<string>()
  const [running, setRunning] = useState(false)
  const [states, setStates] = useState<Partial<Record<CheckName, CheckState>>>({})
  const round = useRef(0)
  const { loaded, settled } = useMapLoaded()
  const run = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (running) return
    const text = location.trim()
    setError(text === '' ? 'Please enter a location.' : undefined)
    if (text === '') return
    round.current += 1
    const mine = round.current
    setStates({})
    setRunning(true)
    await runChecks(text, loaded(), (name, state) => {
      if (round.current === mine) setStates((before) => ({ ...before, [name]: state }))
    })
    setRunning(false)
  }
  return (
    <div className={styles.columns}>
      <div className={styles.search}>
        <form
          aria-label="Tests"
          className={styles.row}
          method="dialog"
          noValidate
          onSubmit={(event) => void run(event)}
        >
          <TextField
            label="Location"
            maxLength={120}
            value={location}
            error={error}
            onChange={(event) => setLocation(event.target.value)}
          />
          <Button type="submit" busy={running} busyLabel="Testing">
            Run Tests
          </Button>
        </form>
        <CheckList states={states} running={running} />
      </div>
      <div className={styles.map}>
        <PlaceMap label="Map" places={nowhere} wanted onState={settled} />
      </div>
    </div>
  )
}

function Troubleshooting() {
  return (
    <section className={styles.guide} aria-labelledby="map-troubleshooting">
      <h2 id="map-troubleshooting">Troubleshooting guide</h2>
      <div>
        <Disclosure summary="Frontend key has failed">
          Without a key the map is drawn from files of this site: the server must answer
          /basemap.json. With a key of Google Maps, a style or a PMTiles file, look whether the
          setting is spelled right and its address can be reached from here.
        </Disclosure>
        <Disclosure summary="Backend geocoding has failed">
          The location may be unknown: try the name of a city or the code of an airport. If Paris
          fails too, the server does not answer; its log says why.
        </Disclosure>
        <Disclosure summary="Places has failed">
          It needs the result of the geocoding. If that one works, the places service has no answer:
          try again in a minute.
        </Disclosure>
        <Disclosure summary="Maps script loaded has failed">
          The map needs WebGL: switch on hardware acceleration or try another browser. With a key of
          Google Maps, check that the key allows this site, and that no extension blocks the script.
        </Disclosure>
      </div>
    </section>
  )
}

/** Whether everything that maps need works, for whoever sets the site up. */
export function MapTestPage() {
  return (
    <DataFrame>
      <PageHead
        title="Maps test"
        description="Checks whether the maps of this site work here: key, geocoding, places and the map itself."
        hidden
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title="Maps test"
          sub="Four checks of what maps need, run from this browser."
        />
        <Tester />
        <Troubleshooting />
      </div>
    </DataFrame>
  )
}
