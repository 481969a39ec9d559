import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { CalendarDays, Link2, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { tripsKey } from '#features/trips/web/index.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { Tabs } from '#design/tabs/tabs.tsx'
import { showToast } from '#design/notices/notices.ts'
import { downloadTripCalendar } from './download-calendar.ts'
import { SharePeoplePart } from './share-people-part.tsx'
import { ShareCalendarPart } from './share-calendar-part.tsx'
import { ShareLinkPart } from './share-link-part.tsx'
import { type LinkChange, type Links, useChangeLink, useSharing } from './sharing.queries.ts'
import { shareDialogText } from './messages.ts'

interface PartsProps {
  readonly tripId: string
  readonly title: string
}

const fail = (error: Error): void =>
  showToast({ title: shareDialogText.failed, text: error.message })

interface OwnerTabsProps extends PartsProps {
  readonly people: ReactNode
}

/** The owner's three ways to share, one tab each. */
function OwnerTabs({ tripId, title, people }: OwnerTabsProps) {
  const [tab, setTab] = useState('link')
  const sharing = useSharing(tripId)
  const change = useChangeLink(tripId)
  const onChange = (wish: LinkChange): void => change.mutate(wish, { onError: fail })
  const download = async (): Promise<void> => {
    try {
      await downloadTripCalendar(tripId, title)
    } catch (error) {
      if (error instanceof Error) fail(error)
    }
  }
  const withLinks = (part: (links: Links) => ReactNode): ReactNode => {
    if (sharing.isPending) return <SkeletonList label={shareDialogText.loading} look="row" />
    if (sharing.isError)
      return <RetryNotice onRetry={sharing.refetch}>{sharing.error.message}</RetryNotice>
    return part(sharing.data)
  }
  const busy = change.isPending
  const items = [
    {
      id: 'link',
      label: shareDialogText.link,
      icon: Link2,
      content: withLinks(({ page }) => (
        <ShareLinkPart {...{ title, busy, onChange }} link={page} />
      )),
    },
    { id: 'people', label: shareDialogText.people, icon: Users, content: people },
    {
      id: 'calendar',
      label: shareDialogText.calendar,
      icon: CalendarDays,
      content: withLinks(({ page, calendar }) => (
        <ShareCalendarPart
          link={calendar}
          page={page}
          busy={busy}
          onChange={onChange}
          onDownload={() => void download()}
        />
      )),
    },
  ]
  return (
    <Tabs label={shareDialogText.waysToShare} items={items} value={tab} onValueChange={setTab} />
  )
}

interface ShareDialogProps extends PartsProps {
  /** The caller's role in the trip. */
  readonly role: 'owner' | 'editor'
  /** The trip on paper, at the foot. */
  readonly paper: ReactNode
  readonly open: boolean
  readonly onClose: () => void
}

/** The sharing dialog: the people who edit a trip, and its links to a page and to a calendar; at its foot the trip on paper. */
export function ShareDialog({ tripId, title, role, paper, open, onClose }: ShareDialogProps) {
  const [, navigate] = useLocation()
  const onLeft = (): void => {
    onClose()
    void queryClient.invalidateQueries({ queryKey: tripsKey })
    navigate('/itinerary')
  }
  const people = <SharePeoplePart tripId={tripId} role={role} onLeft={onLeft} />
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={shareDialogText.share(title)}
      size="medium"
      actionsStart={paper}
    >
      {role === 'owner' ? <OwnerTabs tripId={tripId} title={title} people={people} /> : people}
    </Dialog>
  )
}
