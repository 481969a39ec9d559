import { Checkbox } from '#design/checkbox/checkbox.tsx'
import styles from './sharing.module.css'

const listed = new Intl.ListFormat('en-CA')

export interface Hides {
  readonly hidePrices: boolean
  readonly hideNotes: boolean
}

interface WhatIsShownProps {
  readonly hides: Hides
  readonly busy: boolean
  /** What is shown whatever the switches say. */
  readonly always: string
  /** What the prices are called here, and what is never shown here. */
  readonly prices: string
  readonly never: readonly string[]
  readonly onChange: (next: Partial<Hides>) => void
}

/** The two switches of a link, and in words what whoever has it gets to see. */
export function WhatIsShown({ hides, busy, always, prices, never, onChange }: WhatIsShownProps) {
  const { hidePrices, hideNotes } = hides
  const shown = [always, ...(hideNotes ? [] : ['notes']), ...(hidePrices ? [] : [prices])]
  const hidden = [...(hideNotes ? ['notes'] : []), ...(hidePrices ? [prices] : []), ...never]
  return (
    <div className={styles.shown}>
      <dl>
        <div>
          <dt>Shown</dt>
          <dd>{listed.format(shown)}</dd>
        </div>
        <div>
          <dt>Not shown</dt>
          <dd>{listed.format(hidden)}</dd>
        </div>
      </dl>
      <div className={styles.switches}>
        <Checkbox
          label="Hide prices"
          checked={hidePrices}
          disabled={busy}
          onChange={(event) => onChange({ hidePrices: event.target.checked })}
        />
        <Checkbox
          label="Hide notes"
          checked={hideNotes}
          disabled={busy}
          onChange={(event) => onChange({ hideNotes: event.target.checked })}
        />
      </div>
    </div>
  )
}
