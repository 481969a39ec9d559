import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { classNames } from '#design/class-names.ts'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Link } from '#design/link.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { type PaidHere, usePaidHere } from '#features/billing/web/index.ts'
import { isTier, tierLabels } from '#features/entitlements/domain/tiers.ts'
import { tripKey, type TripView } from '#features/trips/web/index.ts'
import { queryClient } from '#platform/web/query-client.ts'
import { scrollBack } from '#platform/web/scroll-back.ts'
import { useAddress } from '#platform/web/use-address.ts'
import { openedText as text } from './veiled-messages.ts'
import styles from './opened-days.module.css'

/** Name in the address: "explorer.4.5" when Explorer is to open days 4 and 5. */
export const openedDays = 'opened'

/** How long the opened days are outlined, and how long the line stays in sight of the reader, ms. */
const [outlinedMs, pinnedMs] = [4000, 10_000]

interface Opened {
  readonly tier: string
  /** Their numbers, in order. */
  readonly days: readonly number[]
}

function read(value: string | null): Opened | undefined {
  const [tier = '', ...numbers] = (value ?? '').split('.')
  const days = numbers.map(Number)
  return isTier(tier) && days.length > 0 && days.every(Boolean)
    ? { tier: tierLabels[tier], days }
    : undefined
}

const uses = ['wheel', 'touchmove', 'pointerdown'] as const

/** The line covers nothing that is worked on: it goes to its place at the first use of the page, or by and by. */
function unpinAtUse(unpin: () => void): () => void {
  const timer = setTimeout(unpin, pinnedMs)
  const onUse = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest(`.${styles.line}`))) unpin()
  }
  for (const use of uses) addEventListener(use, onUse, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const use of uses) removeEventListener(use, onUse)
  }
}

const Dismiss = ({ onClick }: { readonly onClick: () => void }) => (
  <IconButton icon={X} label={text.dismiss} onClick={onClick} />
)

function Failed({ paid }: { readonly paid: Extract<PaidHere, { state: 'failed' }> }) {
  return (
    <Notice
      tone="error"
      live
      title={text.failed}
      className={styles.pinned}
      action={
        <Button look="line" size="small" busy={paid.isTrying} onClick={paid.retry}>
          {text.tryAgain}
        </Button>
      }
    >
      {paid.reason} {text.failedText}
    </Notice>
  )
}

interface YoursProps {
  readonly name: string
  /** The days that opened, and the date of their first; absent when a payment opened none. */
  readonly opened: (Opened & { readonly day: string }) | undefined
  readonly receiptAt: string
  readonly isPinned: boolean
  readonly onDismiss: () => void
}

function Yours({ name, opened, receiptAt, isPinned, onDismiss }: YoursProps) {
  return (
    <Notice
      tone="success"
      live
      className={classNames(styles.line, isPinned && styles.pinned)}
      action={
        <>
          {opened ? (
            <Button
              look="quiet"
              size="small"
              className={styles.go}
              onClick={() =>
                document
                  .querySelector(`[data-day="${opened.day}"]`)
                  ?.scrollIntoView({ block: 'start' })
              }
            >
              {text.go(opened.days[0] ?? 1)}
            </Button>
          ) : null}
          <Link href={receiptAt} className="text-link">
            {text.receipt}
          </Link>
          <Dismiss onClick={onDismiss} />
        </>
      }
    >
      <b>{text.yours(name)}</b> {opened ? text.open(opened.days) : text.unlocked}
    </Notice>
  )
}

/** A payment that led back to the trip: the first opened day's number while they are outlined, and the line that tells how it went. */
export function useOpenedDays(trip: TripView) {
  const { address, change } = useAddress()
  const [wanted] = useState(() => read(address.get(openedDays)))
  const paid = usePaidHere(() => queryClient.invalidateQueries({ queryKey: tripKey(trip.id) }))
  const [isShown, setShown] = useState(true)
  const [isOutlined, setOutlined] = useState(true)
  const [isPinned, setPinned] = useState(true)
  useEffect(() => {
    if (wanted) change({ [openedDays]: '' })
    return scrollBack()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a reload should not say it again
  }, [])
  // Days that are open were paid for, also where the service is asked in vain.
  const isOpen =
    (paid.state === 'paid' || paid.state === 'failed') &&
    wanted !== undefined &&
    trip.veiled === null &&
    trip.days.length >= (wanted.days.at(-1) ?? 0)
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => setOutlined(false), outlinedMs)
    return () => clearTimeout(timer)
  }, [isOpen])
  const isTold = isOpen || paid.state === 'paid' || paid.state === 'none'
  useEffect(() => {
    if (!isTold) return undefined
    return unpinAtUse(() => setPinned(false))
  }, [isTold])
  const hide = () => setShown(false)
  const line = (() => {
    // It stays until it is put away: an edit moves nothing above the days.
    if (!isShown) return null
    if (paid.state === 'checking')
      return (
        <div role="status" className={styles.pinned}>
          <Notice className={styles.line}>{text.checking}</Notice>
        </div>
      )
    if (paid.state === 'failed' && !isOpen) return <Failed paid={paid} />
    if (paid.state === 'paid' || paid.state === 'failed') {
      const name = paid.state === 'paid' ? paid.name : (wanted?.tier ?? '')
      const opened = isOpen
        ? { ...wanted, day: trip.days[(wanted.days[0] ?? 1) - 1]?.date ?? '' }
        : undefined
      const receiptAt =
        paid.state === 'paid' ? `/receipt?purchase=${paid.purchaseId}&trip=${trip.id}` : '/profile'
      return (
        <Yours
          name={name}
          opened={opened}
          receiptAt={receiptAt}
          isPinned={isPinned}
          onDismiss={hide}
        />
      )
    }
    return wanted && trip.veiled ? (
      <Notice
        className={classNames(styles.line, isPinned && styles.pinned)}
        action={<Dismiss onClick={hide} />}
      >
        {text.calledOff(wanted.days)}
      </Notice>
    ) : null
  })()
  return { fresh: isOpen && isOutlined ? wanted.days[0] : undefined, line }
}
