import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { LinkLine } from './link-line.tsx'
import styles from './sharing.module.css'
import type { LinkChange } from './sharing.queries.ts'
import { type Hides, WhatIsShown } from './what-is-shown.tsx'
import { shareCalendarPartText } from './messages.ts'

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
      <section className={styles.part} aria-label={shareCalendarPartText.calendarLink}>
        <h3>{shareCalendarPartText.calendarLink}</h3>
        <p className="small mute">{shareCalendarPartText.calendarAppThatFollows}</p>
        {link ? (
          <LinkLine label={shareCalendarPartText.linkForCalendarApp} path={link.path} />
        ) : null}
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
            {shareCalendarPartText.turnOffCalendarLink}
          </Button>
        ) : (
          <Button
            size="small"
            busy={busy}
            onClick={() => onChange({ kind: 'calendar', hides: wished })}
          >
            {shareCalendarPartText.createCalendarLink}
          </Button>
        )}
      </section>
      <section className={styles.part} aria-label={shareCalendarPartText.calendarFile}>
        <h3>{shareCalendarPartText.calendarFile}</h3>
        <p className="small mute">{shareCalendarPartText.forYourselfTripAs}</p>
        <Button look="line" size="small" icon={CalendarDays} onClick={onDownload}>
          {shareCalendarPartText.downloadFile}
        </Button>
      </section>
    </>
  )
}
