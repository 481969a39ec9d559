import { createContext } from 'react'
import type { Islands } from './hydrate-islands.ts'

/** The islands of a static page that was reached by a link: its HTML is drawn here, and so are they. */
export const LiveIslands = createContext<Islands | undefined>(undefined)
