import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Link } from '#design/link.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { isTier, tierLabels } from '#features/entitlements/domain/tiers.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { scrollBack } from '#platform/web/scroll-back.ts'
import { useAddress } from '#platform/web/use-address.ts'
import { openedText as text } from './messages.ts'
import styles from './opened-days.module.css'

/** Name in the address: "explorer.4.5" after Explorer opened days 4 and 5. */
export const openedDays = 'opened'

/** How long the opened days are outlined, ms. */
const outlinedMs = 4000

interface Opened {
  readonly tier: string
  readonly first: number
  readonly last: number
}

function read(value: string | null): Opened | undefined {
  const [tier = '', first, last] = (value ?? '').split('.')
  if (!isTier(tier) || !Number(first) || !Number(last)) return undefined
  return { tier: tierLabels[tier], first: Number(first), last: Number(last) }
}

/** The days that a payment has just opened: their first number while they are outlined, and the line that says so. */
export function useOpenedDays(trip: TripView) {
  const { address, change } = useAddress()
  const [opened, setOpened] = useState(() => read(address.get(openedDays)))
  const [isOutlined, setOutlined] = useState(opened !== undefined)
  useEffect(() => {
    const stop = scrollBack()
    return stop
  }, [])
  useEffect(() => {
    if (!opened) return undefined
    change({ [openedDays]: '' })
    const timer = setTimeout(() => setOutlined(false), outlinedMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a reload should not say it again
  }, [])
  const isOpen = opened !== undefined && trip.veiled === null && trip.days.length >= opened.last
  if (!isOpen) return { fresh: undefined, line: null }
  const day = trip.days[opened.first - 1]?.date ?? ''
  const line = (
    <Notice
      tone="success"
      className={styles.line}
      action={
        <>
          <Button
            look="quiet"
            size="small"
            className={styles.go}
            onClick={() =>
              document.querySelector(`[data-day="${day}"]`)?.scrollIntoView({ block: 'start' })
            }
          >
            {text.go(opened.first)}
          </Button>
          <Link href="/profile" className="text-link">
            {text.receipt}
          </Link>
          <IconButton icon={X} label={text.dismiss} onClick={() => setOpened(undefined)} />
        </>
      }
    >
      <b>{text.yours(opened.tier)}</b> {text.open(opened.first, opened.last)}
    </Notice>
  )
  return { fresh: isOutlined ? opened.first : undefined, line }
}
