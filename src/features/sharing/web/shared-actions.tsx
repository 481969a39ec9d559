import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog/confirm-dialog.tsx'
import { showToast } from '#design/notices/notices.ts'
import { fileNameOf } from '#platform/shared/file-name.ts'
import { downloadFile } from '#platform/web/download-file.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { copyAsDraft, hasDraft } from './copy-to-draft.ts'
import { readersOrigin } from './readers-origin.ts'
import { sharedApi, type SharedTrip } from './sharing.client.ts'
import { sharedActionsText as text } from './messages.ts'
import styles from './shared-trip.module.css'

interface SharedActionsProps {
  readonly trip: SharedTrip
  readonly token: string
}

/** From when its prices are; that it has none where the page hides them. */
const pricesText = ({ totalCad, updatedAt }: SharedTrip): string =>
  totalCad === null ? text.noPrices : text.pricesOf(formatDate(updatedAt.slice(0, 10)))

/** A copy for the reader, without an account, and the trip for their calendar. */
export function SharedActions({ trip, token }: SharedActionsProps) {
  const [asking, setAsking] = useState(false)
  const [, navigate] = useLocation()
  // On a phone they stand at the foot of the window: a toast keeps clear of them.
  const isFoot = useMedia('(max-width: 47.4375em)')
  const copy = async (): Promise<void> => {
    setAsking(false)
    if (!copyAsDraft(trip, await readersOrigin()))
      return showToast({ tone: 'failed', title: text.notCopied, text: text.browserKeepsNothing })
    showToast({ title: text.copied, text: pricesText(trip) })
    navigate('/planner?step=dates&keep=draft')
  }
  const addToCalendar = async (): Promise<void> => {
    try {
      const file = await sharedApi('downloadSharedCalendar', { params: { token } })
      downloadFile(file, fileNameOf(trip.title, 'ics'))
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      showToast({ tone: 'failed', title: text.noCalendar, text: why })
    }
  }
  return (
    <div className={styles.actions} data-foot={isFoot ? '' : undefined}>
      <Button icon={Copy} onClick={() => (hasDraft() ? setAsking(true) : void copy())}>
        {text.copyThisTrip}
      </Button>
      <Button
        look="line"
        icon={CalendarPlus}
        className={styles.calendar}
        aria-label={text.addToCalendar}
        onClick={() => void addToCalendar()}
      >
        {text.addToCalendar}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={text.replaceDraft}
          action={text.replace}
          busyLabel={text.replace}
          onConfirm={() => void copy()}
          onClose={() => setAsking(false)}
        >
          <p>{text.draftGoes}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
