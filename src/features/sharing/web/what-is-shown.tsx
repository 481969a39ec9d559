import type { ReactNode } from 'react'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import styles from './sharing.module.css'
import { whatIsShownText } from './messages.ts'

const listed = new Intl.ListFormat('en-CA')

function sentenceOf(things: readonly string[]): string {
  const text = listed.format(things)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

export interface Hides {
  readonly hidePrices: boolean
  readonly hideNotes: boolean
}

/** What a page's link also says. */
export interface PageShows extends Hides {
  readonly showName: boolean
}

interface WhatIsShownProps {
  readonly hides: Hides
  readonly busy: boolean
  /** Shown with every setting of the switches. */
  readonly always: readonly string[]
  /** Lines about prices, and lines that are never shown. */
  readonly prices: readonly string[]
  readonly never: readonly string[]
  /** A switch of its own, before the two. */
  readonly first?: ReactNode
  readonly onChange: (next: Partial<Hides>) => void
}

/** A link's switches, and a list of what its visitors see. */
export function WhatIsShown(props: WhatIsShownProps) {
  const { hides, busy, always, prices, never, first, onChange } = props
  const { hidePrices, hideNotes } = hides
  const notes = ['notes']
  const shown = [...always, ...(hideNotes ? [] : notes), ...(hidePrices ? [] : prices)]
  const hidden = [...never, ...(hideNotes ? notes : []), ...(hidePrices ? prices : [])]
  return (
    <div className={styles.shown}>
      <dl>
        <div>
          <dt>{whatIsShownText.shown}</dt>
          <dd>{sentenceOf(shown)}</dd>
        </div>
        <div>
          <dt>{whatIsShownText.notShown}</dt>
          <dd>{sentenceOf(hidden)}</dd>
        </div>
      </dl>
      <div className={styles.switches}>
        {first}
        <Checkbox
          label={whatIsShownText.hidePrices}
          checked={hidePrices}
          disabled={busy}
          onChange={(event) => onChange({ hidePrices: event.target.checked })}
        />
        <Checkbox
          label={whatIsShownText.hideNotes}
          checked={hideNotes}
          disabled={busy}
          onChange={(event) => onChange({ hideNotes: event.target.checked })}
        />
      </div>
    </div>
  )
}
