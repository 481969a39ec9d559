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
import { mapTestPageText } from './messages.ts'

interface Waiting {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** The outcome of the map on this page, as a promise that can be read before or after it is known. */
function useMapLoaded() {
  const state = useRef<MapState>('loading')
  const waiting = useRef<Waiting[]>([])
  const answer = ({ resolve, reject }: Waiting): boolean => {
    if (state.current === 'loaded') resolve()
    else if (state.current === 'failed') reject(new Error(mapTestPageText.mapDidNotLoad))
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
    setError(text === '' ? mapTestPageText.pleaseEnterLocation : undefined)
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
          aria-label={mapTestPageText.tests}
          className={styles.row}
          method="dialog"
          noValidate
          onSubmit={(event) => void run(event)}
        >
          <TextField
            label={mapTestPageText.location}
            maxLength={120}
            value={location}
            error={error}
            onChange={(event) => setLocation(event.target.value)}
          />
          <Button type="submit" busy={running} busyLabel={mapTestPageText.testing}>
            {mapTestPageText.runTests}
          </Button>
        </form>
        <CheckList states={states} running={running} />
      </div>
      <div className={styles.map}>
        <PlaceMap label={mapTestPageText.map} places={nowhere} wanted onState={settled} />
      </div>
    </div>
  )
}

function Troubleshooting() {
  return (
    <section className={styles.guide} aria-labelledby="map-troubleshooting">
      <h2 id="map-troubleshooting">{mapTestPageText.troubleshootingGuide}</h2>
      <div>
        <Disclosure summary={mapTestPageText.frontendKeyHasFailed}>
          {mapTestPageText.withoutKeyMapDrawn}
        </Disclosure>
        <Disclosure summary={mapTestPageText.backendGeocodingHasFailed}>
          {mapTestPageText.locationMayBeUnknown}
        </Disclosure>
        <Disclosure summary={mapTestPageText.placesHasFailed}>
          {mapTestPageText.itNeedsResultGeocoding}
        </Disclosure>
        <Disclosure summary={mapTestPageText.mapsScriptLoadedHas}>
          {mapTestPageText.mapNeedsWebglSwitch}
        </Disclosure>
      </div>
    </section>
  )
}

/** Tests whether the map setup works; for administrators. */
export function MapTestPage() {
  return (
    <DataFrame>
      <PageHead
        title={mapTestPageText.mapsTest}
        description={mapTestPageText.checksWhetherMapsThis}
        hidden
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading title={mapTestPageText.mapsTest} sub={mapTestPageText.fourChecksWhatMaps} />
        <Tester />
        <Troubleshooting />
      </div>
    </DataFrame>
  )
}
