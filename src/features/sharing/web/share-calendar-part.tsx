import { CalendarDays } from 'lucide-react'
import { Button } from '#design/button/button.tsx'
import { LinkLine } from './link-line.tsx'
import styles from './sharing.module.css'
import type { LinkChange } from './sharing.queries.ts'

interface PartProps {
  readonly link: { path: string } | null
  readonly busy: boolean
  readonly onChange: (wish: LinkChange) => void
  readonly onDownload: () => void
}

/** The trip in a calendar: once as a file, or as an address that a calendar keeps reading. */
export function ShareCalendarPart({ link, busy, onChange, onDownload }: PartProps) {
  return (
    <section className={styles.part} aria-label="Your calendar">
      <h3>Your calendar</h3>
      <p className="small mute">
        Everything that has a day, at the time of the place where it is. The file is as the trip is
        now; a calendar that subscribes to the address follows your changes.
      </p>
      <div className={styles.buttons}>
        <Button look="line" size="small" icon={CalendarDays} onClick={onDownload}>
          Download the file
        </Button>
        <Button
          look="line"
          size="small"
          busy={busy}
          onClick={() => onChange({ kind: 'calendar', on: !link })}
        >
          {link ? 'Take the address back' : 'Make an address to subscribe to'}
        </Button>
      </div>
      {link ? <LinkLine label="Address of the calendar" path={link.path} /> : null}
    </section>
  )
}
