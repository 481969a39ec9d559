import { useLocation } from 'wouter'
import { tripsKey } from '#features/trips/web/index.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import { fileNameOf } from '#platform/shared/file-name.ts'
import { downloadFile } from '#platform/web/download-file.ts'
import { SharePeoplePart } from './share-people-part.tsx'
import { ShareCalendarPart } from './share-calendar-part.tsx'
import { SharePagePart } from './share-page-part.tsx'
import { fetchCalendar, type LinkChange, useChangeLink, useSharing } from './sharing.queries.ts'

interface PartsProps {
  readonly tripId: string
  readonly title: string
}

/** What only the owner hands out. */
function LinkParts({ tripId, title }: PartsProps) {
  const sharing = useSharing(tripId)
  const change = useChangeLink(tripId)
  const fail = (error: Error): void =>
    showToast({ title: 'That did not work', text: error.message })
  const onChange = (wish: LinkChange): void => change.mutate(wish, { onError: fail })
  const download = async (): Promise<void> => {
    try {
      downloadFile(await fetchCalendar(tripId), fileNameOf(title, 'ics'))
    } catch (error) {
      if (error instanceof Error) fail(error)
    }
  }
  if (sharing.isPending) return <SkeletonList label="Looking for links" look="row" />
  if (sharing.isError)
    return (
      <Notice
        tone="error"
        live
        action={
          <Button look="line" size="small" onClick={() => void sharing.refetch()}>
            Try again
          </Button>
        }
      >
        {sharing.error.message}
      </Notice>
    )
  const { page, calendar } = sharing.data
  return (
    <>
      <SharePagePart link={page} busy={change.isPending} onChange={onChange} />
      <ShareCalendarPart
        link={calendar}
        busy={change.isPending}
        onChange={onChange}
        onDownload={() => void download()}
      />
    </>
  )
}

interface ShareDialogProps extends PartsProps {
  /** What the caller is in the trip. */
  readonly role: 'owner' | 'editor'
  readonly open: boolean
  readonly onClose: () => void
}

/** Who edits a trip with its owner, and links to it: a page for others, a calendar. */
export function ShareDialog({ tripId, title, role, open, onClose }: ShareDialogProps) {
  const [, navigate] = useLocation()
  const onLeft = (): void => {
    onClose()
    void queryClient.invalidateQueries({ queryKey: tripsKey })
    navigate('/itinerary')
  }
  return (
    <Dialog open={open} onClose={onClose} title={`Share ${title}`} size="medium">
      <SharePeoplePart tripId={tripId} role={role} onLeft={onLeft} />
      {role === 'owner' ? <LinkParts tripId={tripId} title={title} /> : null}
    </Dialog>
  )
}
