import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { LinkLine } from './link-line.tsx'
import styles from './sharing.module.css'
import type { LinkChange } from './sharing.queries.ts'
import { type Hides, WhatIsShown } from './what-is-shown.tsx'

interface PartProps {
  readonly link: (Hides & { readonly path: string }) | null
  /** What the link to the page hides: so does a new calendar link. */
  readonly page: Hides | null
  readonly busy: boolean
  readonly onChange: (wish: LinkChange) => void
  readonly onDownload: () => void
}

/** The trip in a calendar: a link that a calendar follows, or a file as the trip is now. */
export function ShareCalendarPart({ link, page, busy, onChange, onDownload }: PartProps) {
  const [wished, setWished] = useState<Partial<Hides>>({})
  const hides = link ?? { hidePrices: false, hideNotes: false, ...page, ...wished }
  const set = (next: Partial<Hides>): void => {
    if (link) onChange({ kind: 'calendar', hides: next })
    else setWished({ ...wished, ...next })
  }
  return (
    <>
      <section className={styles.part} aria-label="Calendar link">
        <h3>Calendar link</h3>
        <p className="small mute">
          A calendar app that follows this link picks up your changes. Anyone with the link can read
          it.
        </p>
        {link ? <LinkLine label="Link for a calendar app" path={link.path} /> : null}
        <WhatIsShown
          hides={hides}
          busy={busy}
          always={['the trip’s name', 'every stop that has a day, with its time and place']}
          prices={['prices']}
          never={['your name', 'your budget', 'the total']}
          onChange={set}
        />
        {link ? (
          <Button
            look="line"
            size="small"
            busy={busy}
            onClick={() => onChange({ kind: 'calendar', hides: null })}
          >
            Turn off calendar link
          </Button>
        ) : (
          <Button
            size="small"
            busy={busy}
            onClick={() => onChange({ kind: 'calendar', hides: wished })}
          >
            Create calendar link
          </Button>
        )}
      </section>
      <section className={styles.part} aria-label="Calendar file">
        <h3>Calendar file</h3>
        <p className="small mute">For yourself: the trip as it is now, with prices and notes.</p>
        <Button look="line" size="small" icon={CalendarDays} onClick={onDownload}>
          Download the file
        </Button>
      </section>
    </>
  )
}
