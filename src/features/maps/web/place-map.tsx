import { Map as MapIcon } from 'lucide-react'
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { Button } from '#design/button/button.tsx'
import { DrawnMap } from '#design/drawn-map/drawn-map.tsx'
import { showToast } from '#design/notices/notices.ts'
import type { TownGround } from '#features/places/web/index.ts'
import type { Camera } from '../domain/camera.ts'
import { cityView } from '../domain/city-view.ts'
import { type MapPlace, usualCamera } from '../domain/map-place.ts'
import type { LiveMapProps } from './live-map.tsx'
import styles from './place-map.module.css'
import { placeMapText } from './messages.ts'

export interface PlaceMapProps {
  /** Accessible name of the map: "Map of day 2". */
  readonly label: string
  readonly places: readonly MapPlace[]
  /** The places that the map moves to; all by default. Those far from the rest stand at its edge. */
  readonly view?: readonly MapPlace[] | undefined
  /** Ground of the static drawing. */
  readonly ground?: TownGround | undefined
  /** True until it is known which town to look at, and how it is drawn: nothing is shown before. */
  readonly waits?: boolean | undefined
  readonly camera?: Camera | undefined
  /** Of a day or a trip: comes so near that its stops stand apart. */
  readonly isNear?: boolean | undefined
  readonly chosen?: string | undefined
  readonly onChoose?: ((id: string) => void) | undefined
  /** True if the visitor came for the map: it loads at once, otherwise after a click. */
  readonly wanted?: boolean | undefined
  /** True if a press elsewhere has opened it: it loads, and says when it has. */
  readonly opened?: boolean | undefined
  readonly onState?: ((state: MapState) => void) | undefined
  /** Stands in its place until it is loaded; a drawing of the places by default. */
  readonly still?: ReactNode
}

export type MapState = 'drawn' | 'loading' | 'loaded' | 'failed'

const notLoaded = placeMapText.interactiveMapDidNot

/** Begins to load the interactive map, before the press that asks for it. */
export function preloadMap(): void {
  const load = async (): Promise<void> => {
    try {
      const [{ preloadEngine }] = await Promise.all([
        import('./start-map.ts'),
        import('./live-map.tsx'),
      ])
      await preloadEngine()
    } catch {
      // Asked for again by the press itself.
    }
  }
  void load()
}

/** The interactive map, loaded on demand; after a failure the next map retries. */
function useLiveMap(wanted: boolean, onFailed: (sentence: string) => void) {
  const [live, setLive] = useState<{ readonly LiveMap: ComponentType<LiveMapProps> }>()
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    if (!wanted) return
    const load = async (): Promise<void> => {
      try {
        const { LiveMap } = await import('./live-map.tsx')
        setLive({ LiveMap })
      } catch {
        failed(notLoaded)
      }
    }
    void load()
  }, [wanted])
  return live
}

function MapError({ sentence }: { readonly sentence: string }) {
  return (
    <div className={styles.error} role="alert">
      <p className={styles.errorTitle}>{placeMapText.mapLoadingError}</p>
      <p>{sentence}</p>
      <Button look="line" size="small" onClick={() => window.location.reload()}>
        {placeMapText.reloadPage}
      </Button>
    </div>
  )
}

/**
 * Places on a map: a static drawing until the interactive map is wanted and loaded. If it fails, an error
 * panel says why and the drawing stays. A list with the same places stands beside it.
 */
export function PlaceMap(props: PlaceMapProps) {
  const { label, places, view = places, ground, camera = usualCamera } = props
  const { isNear = false, waits = false, chosen, still } = props
  const { onChoose = () => undefined } = props
  const parts = useMemo(() => cityView(view), [view])
  const [opened, setOpened] = useState(props.opened ?? false)
  const [loaded, setLoaded] = useState(false)
  const [failure, setFailure] = useState<string>()
  const wanted = opened || props.wanted === true
  const onFailed = (sentence: string): void => {
    setFailure(sentence)
    showToast({
      tone: 'failed',
      title: placeMapText.mapLoadingError,
      text: sentence,
      durationMs: 8000,
    })
  }
  const live = useLiveMap(wanted, onFailed)
  const state = stateOf({ wanted, loaded, failure })
  const tell = useEffectEvent((now: MapState) => props.onState?.(now))
  useEffect(() => {
    tell(state)
  }, [state])
  return (
    <section
      className={styles.frame}
      aria-label={label}
      aria-busy={state === 'loading'}
      data-map-state={state}
    >
      {state === 'loaded' || waits ? null : (
        <div className={styles.drawing}>
          {still ?? (
            <DrawnMap
              label={placeMapText.drawn(label)}
              stops={parts.near.length > 0 ? parts.near : [{ ...camera, ...nowhere }]}
              ground={ground}
              chosen={chosen}
              fill
              bare={state === 'loading'}
            />
          )}
        </div>
      )}
      {live && failure === undefined && (loaded || !waits) ? (
        <live.LiveMap
          places={places}
          view={parts}
          camera={camera}
          isNear={isNear}
          chosen={chosen}
          onChoose={onChoose}
          onLoaded={() => setLoaded(true)}
          onFailed={onFailed}
        />
      ) : null}
      {state === 'loading' || (state === 'loaded' && opened) ? (
        // Said only after a press: a map that comes with the page appears silently.
        <p
          className={state === 'loading' ? styles.loading : 'visually-hidden'}
          role="status"
          data-over-still={still ? '' : undefined}
        >
          {state === 'loading' ? placeMapText.loadingMap : placeMapText.mapLoaded}
        </p>
      ) : null}
      {state === 'drawn' ? (
        <div className={styles.open}>
          <Button look="line" size="small" icon={MapIcon} onClick={() => setOpened(true)}>
            {placeMapText.openMap}
          </Button>
        </div>
      ) : null}
      {failure === undefined ? null : <MapError sentence={failure} />}
    </section>
  )
}

/** A placeholder, so that an empty map still has a centre. */
const nowhere = { id: 'middle', name: '', mark: '', kind: 'other' } as const

interface Signs {
  readonly wanted: boolean
  readonly loaded: boolean
  readonly failure: string | undefined
}

function stateOf({ wanted, loaded, failure }: Signs): MapState {
  if (failure !== undefined) return 'failed'
  if (loaded) return 'loaded'
  return wanted ? 'loading' : 'drawn'
}
