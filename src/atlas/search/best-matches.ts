export interface Match {
  readonly place: number
  readonly score: number
}

export interface BestMatches {
  /** Keeps the match if it is among the best so far; a place is kept once, by its best score. */
  add(place: number, score: number): void
  /** A score that is not above this has no chance. */
  floor(): number
  /** Best first; equals in the order of their place numbers. */
  list(): readonly Match[]
}

/** Collects the `limit` best of any number of matches, in one pass and in little memory. */
export function createBestMatches(limit: number): BestMatches {
  const matches: Match[] = []
  return {
    add(place, score) {
      const known = matches.findIndex((match) => match.place === place)
      if (known >= 0) {
        if ((matches[known]?.score ?? 0) >= score) return
        matches.splice(known, 1)
      }
      const after = (match: Match) =>
        match.score < score || (match.score === score && match.place > place)
      const at = matches.findIndex(after)
      matches.splice(at < 0 ? matches.length : at, 0, { place, score })
      if (matches.length > limit) matches.length = limit
    },
    floor: () => (matches.length < limit ? Number.NEGATIVE_INFINITY : (matches.at(-1)?.score ?? 0)),
    list: () => matches,
  }
}
