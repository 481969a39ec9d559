import type { ReactNode } from 'react'

/** Draws the one line of a finder around what a search says of itself and its tools. */
export type FinderHead = (words: ReactNode, tools: ReactNode) => ReactNode
