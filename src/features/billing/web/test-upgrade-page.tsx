import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { useCurrentUser } from '#features/accounts/web/index.ts'
import { UserTierProvider, useUserTier } from '#features/entitlements/web/index.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts } from '#platform/web/facts.ts'
import { type SoldTier, soldTiers, tierNames } from '../domain/products.ts'
import { listedPrice } from '#platform/web/listed-price.ts'
import { shopApi } from './shop.client.ts'
import styles from './test-upgrade.module.css'

const steps = [
  'Start the checkout',
  'Sign in, or go on without',
  'Simulate the payment',
  'The tier is shown',
] as const

function useUpgradeTest() {
  const { setTier } = useUserTier()
  const [step, setStep] = useState(1)
  const [busy, setBusy] = useState(false)
  const [log, setLog] = useState<readonly string[]>([])
  const note = (line: string): void => setLog((known) => [...known, line])
  const start = async (tier: SoldTier): Promise<void> => {
    setBusy(true)
    note(`Step 1: asking for a checkout of ${tierNames[tier]} at ${listedPrice(tier)}.`)
    try {
      await shopApi('buyTier', { body: { plan: tier } })
      note('The checkout is open. It is left unpaid: this page only simulates.')
      setStep(2)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (status === 401) note('401: authentication is required. Moving to step 2.')
      else note(`Not opened: ${error instanceof Error ? error.message : 'no answer'}`)
      if (status === 401 || status === 409) setStep(2)
    }
    setBusy(false)
  }
  const pay = (tier: SoldTier): void => {
    note('Step 3: the payment is simulated. Nothing is charged.')
    setStep(3)
    setTier(tier)
    note(`Step 4: this browser now shows ${tierNames[tier]}. The server grants nothing by it.`)
    setStep(4)
  }
  const reset = (): void => {
    setTier('free')
    setStep(1)
    setLog([])
  }
  return { step, busy, log, start, pay, reset }
}

function UpgradeTest() {
  const { label } = useUserTier()
  const [tier, setTier] = useState<SoldTier>('explorer')
  const { step, busy, log, start, pay, reset } = useUpgradeTest()
  return (
    <Card className={styles.card}>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <p>
        This browser shows: <b>{label}</b>
      </p>
      <fieldset className={styles.choice}>
        <legend className="mute">Tier to try</legend>
        {soldTiers.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="tier"
              value={one}
              checked={tier === one}
              onChange={() => setTier(one)}
            />{' '}
            {tierNames[one]}, {listedPrice(one)}
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button disabled={step !== 1} busy={busy} onClick={() => void start(tier)}>
          Start upgrade
        </Button>
        <Button disabled={step !== 2} onClick={() => pay(tier)}>
          Simulate payment
        </Button>
        <Button look="line" onClick={reset}>
          Reset
        </Button>
      </div>
      <div role="log" aria-label="Log" className={styles.log}>
        {log.length === 0 ? <p className="mute">Nothing has happened yet.</p> : null}
        {log.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Card>
  )
}

/** On a live site only the owner plays here. */
function ForOwner() {
  const user = useCurrentUser()
  if (user.isPending) return <p className="mute">Loading…</p>
  if (!user.data?.roles.includes('owner'))
    return <Notice tone="warn">This page is for the owner of the site.</Notice>
  return <UpgradeTest />
}

const known: Readonly<Record<string, string>> = facts

/** Plays an upgrade in four steps. What changes is what this browser shows. */
export function TestUpgradePage() {
  return (
    <DataFrame>
      <UserTierProvider>
        <div className={`wrap page ${styles.page}`}>
          <PageHeading
            title="Upgrade test"
            sub="Simulated: it changes only what this browser shows. What a tier unlocks on the server has to be bought."
          />
          {known['demo'] === 'yes' ? <UpgradeTest /> : <ForOwner />}
        </div>
      </UserTierProvider>
    </DataFrame>
  )
}
